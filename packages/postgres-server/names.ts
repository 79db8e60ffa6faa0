/** What a cluster names after the program that it belongs to. */
export interface Names {
  superuser: string
  /** The role that the program connects as: it owns its databases and is no superuser, who reads files and runs programs of the server's user. */
  role: string
  /** A file in the folder of the cluster: anyone who can read it may connect. */
  passwordFile: string
}

/**
 * @param name lower-case letters, digits and `_`, up to 40
 * @throws Error where it is another
 */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) throw new Error(`A server cannot be named ${name}: lower-case letters, digits and _, up to 40`)
  return { superuser: name, role: `${name}_app`, passwordFile: `${name}-password` }
}
