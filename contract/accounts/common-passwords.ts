/**
 * Passwords that fit the policy and that everybody tries first: a well-known word with a well-known tail. The lists of
 * leaked passwords, cut to what the policy allows, consist almost wholly of these.
 */
const words = new Set(
  (
    'password passw0rd passwort parol paroli parola qwerty qwertyui qwertyuiop qwert qwer asdf asdfgh asdfghjk zxcv zxcvbn zxcvbnm qazwsx qazwsxedc ' +
    'abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa aaaaaaa admin administrator root user guest login welcome letmein changeme secret master ' +
    'test tester testing test1test demo default temp iloveyou loveyou love lovely sunshine princess monkey dragon football baseball basketball ' +
    'superman batman spiderman pokemon starwars shadow michael jordan jessica ashley daniel thomas andrew robert charlie jennifer michelle nicole ' +
    'hello hello1hello freedom whatever trustno trustnoone flower summer winter spring autumn monday friday january december google facebook ' +
    'samsung iphone android apple computer internet killer hunter soccer hockey ranger buster cookie pepper ginger tigger angel angels babygirl ' +
    'georgia tbilisi batumi kutaisi sakartvelo gamarjoba genacvale giorgi nino nana mariami davit luka saba levani kalata shop market ' +
    'privet moskva russia rossiya lubov lyubov natasha marina sergey dmitry andrey alexey vladimir maksim nastya zaq zaqwsx qaz wsx woaini wodeai a s ' +
    'q1w2e3r4 q1w2e3r4t5 q1w2e3 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq1xsw2 zaq12wsx 1a2b3c4d a1b2c3d4 a1b2c3 aa112233 p4ssw0rd p4ssword pa55word pa55w0rd'
  ).split(' '),
)
const tail =
  /^(?:(\d)\1*|0?1?2?3?4?5?6?7?8?9?0?|9?8?7?6?5?4?3?2?1?0?|(?:19|20)\d\d|(?:12|123|321|11|22|69|77|88|99|007|100|666|777|112233|123321|111222|121212|123123|147258|159753|654321))$/

/** Whether a password is a common word with a common number behind or before it, or one repeated. */
export function isCommonPassword(password: string): boolean {
  const value = password.toLowerCase()
  if (words.has(value)) return true
  const half = value.slice(0, value.length / 2)
  if (value.length % 2 === 0 && half + half === value && isCommonPassword(half)) return true
  const [, before = '', word = '', after = ''] = /^(\d*)([a-z].*?)(\d*)$/.exec(value) ?? []
  return words.has(word) && tail.test(before) && tail.test(after)
}
