import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './commands.ts'

export interface Certificates {
  /** The file of the authority, for `NODE_EXTRA_CA_CERTS`. */
  authority: string
  /** A certificate with its key for a name. */
  of(name: string): { certificate: string; key: string }
}

/** An authority of the lab's alone, which issues what its machines show. @param folder an empty one */
export function openCertificates(folder: string): Certificates {
  const file = (name: string) => join(folder, name)
  const make = (...args: string[]) => command('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...args)
  make('-subj', '/CN=Kalata lab', '-keyout', file('authority.key'), '-out', file('authority.pem'))
  return {
    authority: file('authority.pem'),
    of(name) {
      const issuer = ['-CA', file('authority.pem'), '-CAkey', file('authority.key')]
      make(
        '-subj',
        `/CN=${name}`,
        '-addext',
        `subjectAltName=DNS:${name}`,
        '-keyout',
        file(`${name}.key`),
        '-out',
        file(`${name}.pem`),
        ...issuer,
      )
      return { certificate: readFileSync(file(`${name}.pem`), 'utf8'), key: readFileSync(file(`${name}.key`), 'utf8') }
    },
  }
}
