/** The forms of a usage text, one each; further lines of options stay below theirs. */
export function formsOf(name: string, usage: string): string[] {
  return usage.split(new RegExp(`(?: \\| |\\n\\s*)(?=${name} )`))
}

/** The literal second words of a form, which are alternatives: `list`, `show`. */
export function verbsOfForm(form: string): string[] {
  return (form.split(' ')[1]?.split('|') ?? []).filter((word) => /^[a-z][a-z-]*$/.test(word))
}

/** The literal second words of all forms. */
export function verbsOf(name: string, usage: string): string[] {
  return [...new Set(formsOf(name, usage).flatMap(verbsOfForm))]
}
