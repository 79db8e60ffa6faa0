/** Yes and no as shops and spreadsheets write them in many languages. */
const words = {
  yes: [
    ...['1', 'true', 'yes', 'y', 'on', 'x', '✓', '✔', 't', 'enabled', 'active', 'published', 'publish', 'visible'],
    ...['კი', 'დიახ', 'ჭეშმარიტი', 'true()', 'да', 'истина', 'вкл', 'включено', '是', '真', '有', '对'],
    ...['ja', 'wahr', 'sí', 'si', 'verdadero', 'oui', 'vrai', 'sì', 'vero', 'tak', 'prawda', 'так', 'істина', 'evet', 'doğru', 'sim', 'verdadeiro', 'waar'],
  ],
  no: [
    ...['0', 'false', 'no', 'n', 'off', '✗', '✘', 'f', '-1', 'disabled', 'inactive', 'unpublished', 'hidden', 'draft', 'pending', 'private', 'future', 'trash', 'archived'],
    ...['არა', 'მცდარი', 'false()', 'нет', 'ложь', 'выкл', 'выключено', '否', '假', '无', '错'],
    ...['nein', 'falsch', 'falso', 'non', 'faux', 'nie', 'fałsz', 'ні', 'хибність', 'неправда', 'hayır', 'yanlış', 'não', 'nao', 'onwaar', 'nee'],
  ],
} // oxfmt-ignore
const meanings = new Map([...words.yes.map((word) => [word, true] as const), ...words.no.map((word) => [word, false] as const)])

/** Yes or no; undefined for a word that is neither, which must never count as yes. */
export function flagOf(text: string): boolean | undefined {
  const known = meanings.get(text)
  if (known !== undefined) return known
  // Numbers as spreadsheets may show them: `1.0`, `0,00`.
  const word = text.normalize('NFKC').trim().toLowerCase().replace(/^([01])[.,]0+$/, '$1') // oxfmt-ignore
  // Turkish has two letters I.
  return meanings.get(word) ?? meanings.get(text.trim().toLocaleLowerCase('tr'))
}
