import { describe, expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

/** A service that answers or not, behind a breaker that opens with the second failure. */
function aService(pause = 0) {
  const service = { answers: true, asked: 0, probes: 0, noted: [] as string[] }
  const ask = async () => {
    if (!service.answers) throw new Error('away')
    return 'answer'
  }
  const breaker = new CircuitBreaker({
    ...{ failures: 2, pause },
    probe: () => (service.probes++, ask()),
    onOpen: (error) => service.noted.push((error as Error).message),
    onClose: () => service.noted.push('answers'),
  })
  return { service, breaker, request: () => breaker.run(() => (service.asked++, ask())) }
}

describe('a circuit breaker', () => {
  it('asks nothing before a probe was answered', async () => {
    const { service, breaker, request } = aService()
    expect(await request()).toBeUndefined()
    await breaker.probe()
    expect(await request()).toBe('answer')
    expect(service).toMatchObject({ asked: 1, probes: 1, noted: ['answers'] })
  })

  it('opens with failures one after another, says so once, and closes when a probe is answered', async () => {
    const { service, breaker, request } = aService()
    await breaker.probe()
    service.answers = false
    await request()
    service.answers = true
    await request()
    service.answers = false
    await request()
    expect(breaker.isOpen).toBe(false)
    await request()
    expect(breaker.isOpen).toBe(true)
    for (let i = 0; i < 3; i++) await breaker.probe()
    const { asked } = service
    expect(await request()).toBeUndefined()
    expect(service.asked).toBe(asked)
    service.answers = true
    await expect.poll(request).toBe('answer')
    expect(service.noted).toEqual(['answers', 'away', 'answers'])
    expect(breaker.use).toMatchObject({ failed: 3, isOpen: false })
  })

  it('probes once a pause, however many ask', async () => {
    const { service, breaker, request } = aService(60_000)
    service.answers = false
    await Promise.all(Array.from({ length: 20 }, request))
    await breaker.probe()
    await Promise.all(Array.from({ length: 20 }, request))
    expect(service.probes).toBe(1)
  })
})
