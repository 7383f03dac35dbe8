/// The functions of cairo and Pango that are called, by the names they have in C.
///
/// Each is a line of one form: a script compares the types with the libraries' headers.
// swift-format-ignore: AlwaysUseLowerCamelCase
struct CairoFunctions: Sendable {
  let cairo_image_surface_create_for_data:
    @convention(c) (UnsafeMutablePointer<UInt8>?, CairoFormat, CInt, CInt, CInt) -> Surface?
  let cairo_image_surface_create: @convention(c) (CairoFormat, CInt, CInt) -> Surface?
  let cairo_pdf_surface_create_for_stream: @convention(c) (ByteSink?, UnsafeMutableRawPointer?, Double, Double) -> Surface?
  let cairo_pdf_surface_set_size: @convention(c) (Surface?, Double, Double) -> Void
  let cairo_pdf_surface_set_metadata: @convention(c) (Surface?, CairoPDFMetadata, UnsafePointer<CChar>?) -> Void
  let cairo_surface_write_to_png_stream: @convention(c) (Surface?, ByteSink?, UnsafeMutableRawPointer?) -> CairoStatus
  let cairo_surface_flush: @convention(c) (Surface?) -> Void
  let cairo_surface_show_page: @convention(c) (Surface?) -> Void
  let cairo_surface_finish: @convention(c) (Surface?) -> Void
  let cairo_surface_status: @convention(c) (Surface?) -> CairoStatus
  let cairo_surface_destroy: @convention(c) (Surface?) -> Void
  let cairo_status_to_string: @convention(c) (CairoStatus) -> UnsafePointer<CChar>?

  let cairo_create: @convention(c) (Surface?) -> Context?
  let cairo_destroy: @convention(c) (Context?) -> Void
  let cairo_status: @convention(c) (Context?) -> CairoStatus
  let cairo_save: @convention(c) (Context?) -> Void
  let cairo_restore: @convention(c) (Context?) -> Void
  let cairo_push_group: @convention(c) (Context?) -> Void
  let cairo_pop_group_to_source: @convention(c) (Context?) -> Void
  let cairo_paint: @convention(c) (Context?) -> Void
  let cairo_paint_with_alpha: @convention(c) (Context?, Double) -> Void
  let cairo_set_source_rgba: @convention(c) (Context?, Double, Double, Double, Double) -> Void
  let cairo_set_source: @convention(c) (Context?, Pattern?) -> Void
  let cairo_set_source_surface: @convention(c) (Context?, Surface?, Double, Double) -> Void
  let cairo_set_operator: @convention(c) (Context?, CairoOperator) -> Void
  let cairo_scale: @convention(c) (Context?, Double, Double) -> Void
  let cairo_translate: @convention(c) (Context?, Double, Double) -> Void
  let cairo_rotate: @convention(c) (Context?, Double) -> Void
  let cairo_transform: @convention(c) (Context?, MatrixPointer?) -> Void
  let cairo_clip: @convention(c) (Context?) -> Void
  let cairo_set_fill_rule: @convention(c) (Context?, CairoFillRule) -> Void
  let cairo_set_line_width: @convention(c) (Context?, Double) -> Void
  let cairo_set_line_cap: @convention(c) (Context?, CairoLineCap) -> Void
  let cairo_set_line_join: @convention(c) (Context?, CairoLineJoin) -> Void
  let cairo_set_miter_limit: @convention(c) (Context?, Double) -> Void
  let cairo_set_dash: @convention(c) (Context?, UnsafePointer<Double>?, CInt, Double) -> Void
  let cairo_new_path: @convention(c) (Context?) -> Void
  let cairo_move_to: @convention(c) (Context?, Double, Double) -> Void
  let cairo_line_to: @convention(c) (Context?, Double, Double) -> Void
  let cairo_curve_to: @convention(c) (Context?, Double, Double, Double, Double, Double, Double) -> Void
  let cairo_rectangle: @convention(c) (Context?, Double, Double, Double, Double) -> Void
  let cairo_arc: @convention(c) (Context?, Double, Double, Double, Double, Double) -> Void
  let cairo_arc_negative: @convention(c) (Context?, Double, Double, Double, Double, Double) -> Void
  let cairo_new_sub_path: @convention(c) (Context?) -> Void
  let cairo_close_path: @convention(c) (Context?) -> Void
  let cairo_version: @convention(c) () -> CInt
  let cairo_fill: @convention(c) (Context?) -> Void
  let cairo_stroke: @convention(c) (Context?) -> Void

  let cairo_pattern_create_linear: @convention(c) (Double, Double, Double, Double) -> Pattern?
  let cairo_pattern_create_radial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Pattern?
  let cairo_pattern_add_color_stop_rgba: @convention(c) (Pattern?, Double, Double, Double, Double, Double) -> Void
  let cairo_pattern_destroy: @convention(c) (Pattern?) -> Void

  let cairo_font_options_create: @convention(c) () -> CairoFontOptions?
  let cairo_font_options_set_hint_style: @convention(c) (CairoFontOptions?, CairoHintStyle) -> Void
  let cairo_font_options_set_hint_metrics: @convention(c) (CairoFontOptions?, CairoHintMetrics) -> Void
  let cairo_font_options_set_antialias: @convention(c) (CairoFontOptions?, CairoAntialias) -> Void
  let cairo_font_options_destroy: @convention(c) (CairoFontOptions?) -> Void

  let pango_cairo_create_context: @convention(c) (Context?) -> PangoContextPointer?
  let pango_cairo_context_set_font_options: @convention(c) (PangoContextPointer?, CairoFontOptions?) -> Void
  let pango_cairo_context_set_resolution: @convention(c) (PangoContextPointer?, Double) -> Void
  let pango_cairo_update_layout: @convention(c) (Context?, PangoLayoutPointer?) -> Void
  let pango_cairo_show_layout: @convention(c) (Context?, PangoLayoutPointer?) -> Void
  let pango_cairo_layout_path: @convention(c) (Context?, PangoLayoutPointer?) -> Void
  let pango_context_set_round_glyph_positions: @convention(c) (PangoContextPointer?, CInt) -> Void
  let pango_layout_new: @convention(c) (PangoContextPointer?) -> PangoLayoutPointer?
  let pango_layout_set_text: @convention(c) (PangoLayoutPointer?, UnsafePointer<CChar>?, CInt) -> Void
  let pango_layout_set_font_description: @convention(c) (PangoLayoutPointer?, PangoFontDescriptionPointer?) -> Void
  let pango_layout_set_attributes: @convention(c) (PangoLayoutPointer?, PangoAttributes?) -> Void
  let pango_layout_set_single_paragraph_mode: @convention(c) (PangoLayoutPointer?, CInt) -> Void
  let pango_layout_get_extents: @convention(c) (PangoLayoutPointer?, BoxPointer?, BoxPointer?) -> Void
  let pango_layout_get_baseline: @convention(c) (PangoLayoutPointer?) -> CInt
  let pango_font_description_new: @convention(c) () -> PangoFontDescriptionPointer?
  let pango_font_description_set_family: @convention(c) (PangoFontDescriptionPointer?, UnsafePointer<CChar>?) -> Void
  let pango_font_description_set_weight: @convention(c) (PangoFontDescriptionPointer?, PangoWeightValue) -> Void
  let pango_font_description_set_absolute_size: @convention(c) (PangoFontDescriptionPointer?, Double) -> Void
  let pango_font_description_free: @convention(c) (PangoFontDescriptionPointer?) -> Void
  let pango_attr_list_new: @convention(c) () -> PangoAttributes?
  let pango_attr_list_insert: @convention(c) (PangoAttributes?, PangoAttributePointer?) -> Void
  let pango_attr_list_unref: @convention(c) (PangoAttributes?) -> Void
  let pango_attr_font_features_new: @convention(c) (UnsafePointer<CChar>?) -> PangoAttributePointer?

  let g_object_unref: @convention(c) (UnsafeMutableRawPointer?) -> Void
}
