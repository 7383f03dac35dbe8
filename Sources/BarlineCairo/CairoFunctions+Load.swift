import BarlineDrawing

extension CairoFunctions {
  /// The functions, where the libraries are; loaded once, when they are first asked for.
  static let shared: Result<CairoFunctions, RenderError> = load(.standard)

  /// The files that libraries are looked for in, by turns.
  struct Files {
    var cairo: [String]
    var pango: [String]
    var pangoCairo: [String]
    var gobject: [String]

    /// Where they are on Linux, and, from Homebrew, on macOS.
    static let standard = Files(
      cairo: files("cairo.so.2", "cairo.2.dylib"), pango: files("pango-1.0.so.0", "pango-1.0.0.dylib"),
      pangoCairo: files("pangocairo-1.0.so.0", "pangocairo-1.0.0.dylib"),
      gobject: files("gobject-2.0.so.0", "gobject-2.0.0.dylib"))

    static func files(_ linux: String, _ mac: String) -> [String] {
      ["lib" + linux, "lib" + mac, "/opt/homebrew/lib/lib" + mac, "/usr/local/lib/lib" + mac]
    }
  }

  /// Loads the libraries and finds every function; the error names the packages of the first that is missing.
  static func load(_ files: Files) -> Result<CairoFunctions, RenderError> {
    do throws(RenderError) { return .success(try CairoFunctions(Loader(files))) } catch { return .failure(error) }
  }

  /// The libraries, as far as they are there.
  private struct Loader {
    let cairo: LoadedLibrary
    let pango: LoadedLibrary
    let pangoCairo: LoadedLibrary
    let gobject: LoadedLibrary

    init(_ files: Files) throws(RenderError) {
      cairo = try Self.open(files.cairo, "cairo", ["libcairo2", "cairo"])
      pango = try Self.open(files.pango, "pango", ["libpango-1.0-0", "pango"])
      pangoCairo = try Self.open(files.pangoCairo, "pangocairo", ["libpangocairo-1.0-0", "pango"])
      gobject = try Self.open(files.gobject, "gobject", ["libglib2.0-0", "glib"])
    }

    static func open(_ files: [String], _ name: String, _ packages: [String]) throws(RenderError) -> LoadedLibrary {
      guard let library = LoadedLibrary(files) else { throw .missingLibrary(name: name, packages: packages) }
      return library
    }

    /// A function, from the library that its name tells.
    func callAsFunction<Function>(_ name: String) throws(RenderError) -> Function {
      let (library, package) =
        name.hasPrefix("cairo_")
        ? (cairo, "libcairo2")
        : name.hasPrefix("pango_cairo_")
          ? (pangoCairo, "libpangocairo-1.0-0") : name.hasPrefix("pango_") ? (pango, "libpango-1.0-0") : (gobject, "libglib2.0-0")
      guard let function = library.function(name, as: Function.self) else {
        // It is there, but older than this function.
        throw .missingLibrary(name: name, packages: [package])
      }
      return function
    }
  }

  private init(_ find: Loader) throws(RenderError) {
    cairo_image_surface_create_for_data = try find("cairo_image_surface_create_for_data")
    cairo_image_surface_create = try find("cairo_image_surface_create")
    cairo_pdf_surface_create_for_stream = try find("cairo_pdf_surface_create_for_stream")
    cairo_pdf_surface_set_size = try find("cairo_pdf_surface_set_size")
    cairo_pdf_surface_set_metadata = try find("cairo_pdf_surface_set_metadata")
    cairo_surface_write_to_png_stream = try find("cairo_surface_write_to_png_stream")
    cairo_surface_flush = try find("cairo_surface_flush")
    cairo_surface_show_page = try find("cairo_surface_show_page")
    cairo_surface_finish = try find("cairo_surface_finish")
    cairo_surface_status = try find("cairo_surface_status")
    cairo_surface_destroy = try find("cairo_surface_destroy")
    cairo_status_to_string = try find("cairo_status_to_string")
    cairo_create = try find("cairo_create")
    cairo_destroy = try find("cairo_destroy")
    cairo_status = try find("cairo_status")
    cairo_save = try find("cairo_save")
    cairo_restore = try find("cairo_restore")
    cairo_push_group = try find("cairo_push_group")
    cairo_pop_group_to_source = try find("cairo_pop_group_to_source")
    cairo_paint = try find("cairo_paint")
    cairo_paint_with_alpha = try find("cairo_paint_with_alpha")
    cairo_set_source_rgba = try find("cairo_set_source_rgba")
    cairo_set_source = try find("cairo_set_source")
    cairo_set_source_surface = try find("cairo_set_source_surface")
    cairo_set_operator = try find("cairo_set_operator")
    cairo_scale = try find("cairo_scale")
    cairo_translate = try find("cairo_translate")
    cairo_rotate = try find("cairo_rotate")
    cairo_transform = try find("cairo_transform")
    cairo_clip = try find("cairo_clip")
    cairo_set_fill_rule = try find("cairo_set_fill_rule")
    cairo_set_line_width = try find("cairo_set_line_width")
    cairo_set_line_cap = try find("cairo_set_line_cap")
    cairo_set_line_join = try find("cairo_set_line_join")
    cairo_set_miter_limit = try find("cairo_set_miter_limit")
    cairo_set_dash = try find("cairo_set_dash")
    cairo_new_path = try find("cairo_new_path")
    cairo_move_to = try find("cairo_move_to")
    cairo_line_to = try find("cairo_line_to")
    cairo_curve_to = try find("cairo_curve_to")
    cairo_rectangle = try find("cairo_rectangle")
    cairo_arc = try find("cairo_arc")
    cairo_arc_negative = try find("cairo_arc_negative")
    cairo_new_sub_path = try find("cairo_new_sub_path")
    cairo_close_path = try find("cairo_close_path")
    cairo_version = try find("cairo_version")
    cairo_fill = try find("cairo_fill")
    cairo_stroke = try find("cairo_stroke")
    cairo_pattern_create_linear = try find("cairo_pattern_create_linear")
    cairo_pattern_create_radial = try find("cairo_pattern_create_radial")
    cairo_pattern_add_color_stop_rgba = try find("cairo_pattern_add_color_stop_rgba")
    cairo_pattern_destroy = try find("cairo_pattern_destroy")
    cairo_font_options_create = try find("cairo_font_options_create")
    cairo_font_options_set_hint_style = try find("cairo_font_options_set_hint_style")
    cairo_font_options_set_hint_metrics = try find("cairo_font_options_set_hint_metrics")
    cairo_font_options_set_antialias = try find("cairo_font_options_set_antialias")
    cairo_font_options_destroy = try find("cairo_font_options_destroy")
    pango_cairo_create_context = try find("pango_cairo_create_context")
    pango_cairo_context_set_font_options = try find("pango_cairo_context_set_font_options")
    pango_cairo_context_set_resolution = try find("pango_cairo_context_set_resolution")
    pango_cairo_update_layout = try find("pango_cairo_update_layout")
    pango_cairo_show_layout = try find("pango_cairo_show_layout")
    pango_cairo_layout_path = try find("pango_cairo_layout_path")
    pango_context_set_round_glyph_positions = try find("pango_context_set_round_glyph_positions")
    pango_layout_new = try find("pango_layout_new")
    pango_layout_set_text = try find("pango_layout_set_text")
    pango_layout_set_font_description = try find("pango_layout_set_font_description")
    pango_layout_set_attributes = try find("pango_layout_set_attributes")
    pango_layout_set_single_paragraph_mode = try find("pango_layout_set_single_paragraph_mode")
    pango_layout_get_extents = try find("pango_layout_get_extents")
    pango_layout_get_baseline = try find("pango_layout_get_baseline")
    pango_font_description_new = try find("pango_font_description_new")
    pango_font_description_set_family = try find("pango_font_description_set_family")
    pango_font_description_set_weight = try find("pango_font_description_set_weight")
    pango_font_description_set_absolute_size = try find("pango_font_description_set_absolute_size")
    pango_font_description_free = try find("pango_font_description_free")
    pango_attr_list_new = try find("pango_attr_list_new")
    pango_attr_list_insert = try find("pango_attr_list_insert")
    pango_attr_list_unref = try find("pango_attr_list_unref")
    pango_attr_font_features_new = try find("pango_attr_font_features_new")
    g_object_unref = try find("g_object_unref")
  }
}
