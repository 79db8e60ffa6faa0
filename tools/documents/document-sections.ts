/**
 * A document with its generated sections renewed. A section stands between `<!-- generated: name -->` and `<!-- end: name -->`.
 * @throws Error where the document lacks one of them
 */
export function renewSections(text: string, sections: Record<string, string>): string {
  return Object.entries(sections).reduce((renewed, [name, body]) => {
    const section = new RegExp(`(<!-- generated: ${name} -->\\n)[\\s\\S]*?(<!-- end: ${name} -->)`)
    if (!section.test(renewed)) throw new Error(`There is no section <!-- generated: ${name} --> in the document`)
    return renewed.replace(section, (_, head: string, end: string) => `${head}\n${body}\n${end}`)
  }, text)
}

/** A Markdown table. A `|` within a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  return [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('')
}
