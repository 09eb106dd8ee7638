/**
 * The kinds of entry that have ids. Where the entries of a kind stand is said where they are declared: by
 * `entries` in a schema, by a collection of files, or by texts that define themselves.
 */
export type EntryKind =
  | 'aboutStatistic'
  | 'activity'
  | 'band'
  | 'category'
  | 'day'
  | 'destination'
  | 'destinationCategory'
  | 'destinationTab'
  | 'exclusion'
  | 'featuredTour'
  | 'homeStatistic'
  | 'image'
  | 'inclusion'
  | 'language'
  | 'menuText'
  | 'option'
  | 'package'
  | 'page'
  | 'popularPlace'
  | 'question'
  | 'region'
  | 'section'
  | 'teamMember'
  | 'testimonial'
  | 'tier'
  | 'timeText'
  | 'value';
