import type { Adapter, AdapterPayload } from 'oidc-provider'

/** In-memory storage of the test provider: what an authorization flow needs, until the process ends. */
export class ProviderMemory implements Adapter {
  private readonly stored = new Map<string, AdapterPayload>()

  upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.stored.set(id, payload)
    return Promise.resolve()
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.stored.get(id))
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve([...this.stored.values()].find((payload) => payload.uid === uid))
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve([...this.stored.values()].find((payload) => payload.userCode === userCode))
  }

  consume(id: string): Promise<void> {
    const payload = this.stored.get(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    return Promise.resolve()
  }

  destroy(id: string): Promise<void> {
    this.stored.delete(id)
    return Promise.resolve()
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.stored) if (payload.grantId === grantId) this.stored.delete(id)
    return Promise.resolve()
  }
}
