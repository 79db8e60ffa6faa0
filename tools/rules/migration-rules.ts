/** A step of a migration that the release before does not survive, or that keeps others waiting for long. */
export interface ContractingStep {
  line: number
  step: string
}

const steps: [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|view|materialized\s+view|function|type)\b/i, 'drops what the release before reads'],
  [/\brename\s+(?:column\s+|to\b|constraint\b)?/i, 'renames what the release before names'],
  [/\balter\s+column\s+"?\w+"?\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\balter\s+column\s+"?\w+"?\s+set\s+not\s+null\b/i, 'rejects rows that the release before writes'],
  [
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?\w+"?(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/i,
    'rejects rows that the release before writes',
  ],
]

/** A comment in the file says why its steps may be: what the release before is, that needs none of it. */
const reason = /^--\s*contracts:\s*\S/im

/** What a migration contracts; empty where it says why it may. */
export function contractingSteps(sql: string): ContractingStep[] {
  if (reason.test(sql)) return []
  return sql.split('\n').flatMap((text, index) => {
    const code = text.replace(/--.*$/, '')
    return steps.flatMap(([pattern, step]) => (pattern.test(code) ? [{ line: index + 1, step }] : []))
  })
}
