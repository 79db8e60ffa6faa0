import { describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()

describe('the server', () => {
  it('reports that it is live and ready', async () => {
    expect((await test.mall.app.inject('/health/live')).json()).toEqual({ status: 'live' })
    expect((await test.mall.app.inject('/health/ready')).json()).toEqual({ status: 'ready' })
  })

  it('answers an unknown call with the envelope and 404', async () => {
    const reply = await test.request('GET no/such/call')
    expect(reply.status).toBe(404)
    expect(reply).toMatchObject({ code: 1005, key: 'notFound' })
  })
})
