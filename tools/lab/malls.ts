/** A mall of several machines with its database, filled, and everything that a scenario asks of it. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { openDirectDb, plentifulOffers, shoppers, type DirectDb, type Shopper } from '#demo/testing/direct-db.ts'
import { openMallDatabase } from '#server/platform/db/schema/mall-database.ts'
import { openCertificates, type Certificates } from './certificates.ts'
import type { Lab } from './machines.ts'
import { fillMall, openMallProcess, type MallProcess, type MallSettings } from './mall-processes.ts'

export interface LabMall {
  certificates: Certificates
  settings: MallSettings
  processes: MallProcess[]
  direct: DirectDb
}

export interface MallOptions {
  processes: number
  certificates: Certificates
  /** As DATABASE_URL; the database is empty. */
  databaseUrl: string
  /** Settings of the processes beside. */
  extra?: Record<string, string>
}

/** An authority for the scenario, which this process trusts too. */
export function openAuthority(lab: Lab): Certificates {
  const folder = join(lab.folder, 'certificates')
  mkdirSync(folder)
  const certificates = openCertificates(folder)
  setDefaultCACertificates([...getCACertificates(), readFileSync(certificates.authority, 'utf8')])
  return certificates
}

/** Fills a database and starts the processes, each on a machine of its own. */
export async function openLabMall(lab: Lab, { processes, certificates, databaseUrl, extra }: MallOptions): Promise<LabMall> {
  const settings: MallSettings = { databaseUrl, certificates, ...(extra ? { extra } : {}) }
  fillMall(lab, settings)
  const opened: MallProcess[] = []
  for (let number = 1; number <= processes; number++) opened.push(await openMallProcess(lab, `app${number}`, settings))
  const { connection } = await openMallDatabase({ databaseUrl, dataDir: join(lab.folder, 'fill') })
  const direct = await openDirectDb(join(lab.folder, 'fill'), connection.connectionString)
  return { certificates, settings, processes: opened, direct }
}

export interface Stock {
  offers: number[]
  shoppers: Shopper[]
}

/** Members and offers to buy, all at 50.00: of ten orders one is for an offer that runs out. */
export async function openStock(direct: DirectDb): Promise<Stock> {
  const plenty = await plentifulOffers(direct, 36)
  const scarce = await plentifulOffers(direct, 4, 30)
  const offers = plenty.flatMap((offer, index) => (index % 9 === 8 ? [offer, scarce[(index - 8) / 9]!] : [offer]))
  const members = await shoppers(direct, 60)
  // The mall's address has TLS: so have its cookies.
  return { offers, shoppers: members.map((member) => ({ ...member, cookie: `__Host-${member.cookie}` })) }
}

/** Public pages of the demo mall. */
export const pages = [
  '/home',
  '/home?lang=en',
  '/discount-deals',
  '/lightning-deals',
  '/details?id=1',
  '/details?id=5&lang=ru',
  '/details?id=9',
]

/** Looks at each page in each process, so that all of them have it in memory. */
export async function warm(processes: readonly MallProcess[], paths = pages): Promise<void> {
  for (const { url } of processes)
    for (const path of paths) {
      const answer = await fetch(url + path, { headers: { host: 'mall.example', 'x-forwarded-proto': 'https' } })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}`)
    }
}
