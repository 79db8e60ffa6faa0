/** The value of a `class` attribute: the names that apply. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
