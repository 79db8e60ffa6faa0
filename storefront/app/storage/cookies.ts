/** The value of a cookie as it is written; undefined without one. Browser only. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
