endProcess(Program().run(CommandLine.arguments.dropFirst()))
