import process from 'node:process'

/** A number from the command line, `--rounds=5`. */
export function numberOption(name: string, otherwise: number): number {
  const given = process.argv.find((each) => each.startsWith(`--${name}=`))
  return given ? Number(given.slice(name.length + 3)) : otherwise
}
