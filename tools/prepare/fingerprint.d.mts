export class Fingerprints {
  constructor(root: string)
  of(paths: readonly string[]): string
  read(step: string): string | undefined
  write(step: string, value: string): void
  remove(step: string): void
}
