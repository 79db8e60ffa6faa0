import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { modules } from '#server/modules.ts'
import { questionsCommand } from '#server/questions/questions.cli.ts'
import { operatorQueuesOf } from '#server/registry.ts'
import { openLog } from '../log.ts'
import { openMetrics } from './metrics.ts'
import { serveMetrics } from '@kalata/http-service/metrics/metrics-server.ts'

const test = testMall({ METRICS_PORT: '9090' })

/** The value of a line, by its name and labels. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )

describe('the metrics', () => {
  it('count requests by the pattern of their route, and how long they took', async () => {
    const missing = 'kalata_http_request_duration_seconds_count{method="GET",route="/api/*",status="404"}'
    const before = valueOf(await test.mall.metrics!.text(), missing) || 0
    await test.call('catalogue.categories')
    await test.request('GET no/such/call')
    await test.request('GET no/such/other')
    const text = await test.mall.metrics!.text()
    expect(text).toContain('# TYPE kalata_http_request_duration_seconds histogram')
    expect(valueOf(text, missing)).toBe(before + 2)
    expect(text).not.toContain('no/such')
    for (const name of ['kalata_event_loop_lag_seconds', 'kalata_cache_reads_total', 'kalata_cpu_seconds_total', 'kalata_purchases_total'])
      expect(text, name).toMatch(new RegExp(`^${name}(?:\\{[^}]*\\})? [\\d.e-]+$`, 'm'))
    expect(valueOf(text, 'kalata_database_connections{state="idle"}')).toBeGreaterThan(0)
    // Every line is a comment or a sample.
    for (const line of text.split('\n').filter(Boolean))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)+\})? (?:[\d.e+-]+|Nan))$/)
  })

  it('are those of this mall alone, beside the usual ones of a Node process', async () => {
    const other = openMetrics(fastify(), test.db, openLog('silent'))
    try {
      await test.call('catalogue.categories')
      const text = await other.text()
      expect(text).not.toContain('kalata_http_request_duration_seconds_count')
      expect(text).toContain('kalata_outbox_rows{state="due"}')
      for (const name of [
        'process_cpu_seconds_total',
        'process_resident_memory_bytes',
        'nodejs_heap_size_used_bytes',
        'nodejs_eventloop_lag_p99_seconds',
      ])
        expect(text.match(new RegExp(`^# TYPE ${name} `, 'gm')), name).toHaveLength(1)
    } finally {
      other.close()
    }
  })

  it('tell of dead letters and of rows that wait, within seconds', async () => {
    await test.db.execute(sql`insert into outbox (topic, key, payload, due_at, failed_at) values
      ('mail', 'dead', '{}', now(), now()), ('mail', 'late', '{}', now() - interval '90 seconds', null)`)
    await expect.poll(async () => valueOf(await test.mall.metrics!.text(), 'kalata_outbox_rows{state="failed"}')).toBe(1)
    const text = await test.mall.metrics!.text()
    expect(valueOf(text, 'kalata_outbox_rows{state="due"}')).toBeGreaterThanOrEqual(1)
    expect(valueOf(text, 'kalata_outbox_lateness_seconds')).toBeGreaterThanOrEqual(90)
  })

  it('tell what waits for an operator, and since when', async () => {
    const member = await aMember(test.ctx())
    const { id } = await aProduct(test.ctx())
    const asked = await test.call('questions.ask', { productId: id, text: 'Is it dishwasher safe?' }, { cookie: member.cookie })
    await test.call('questions.ask', { productId: id, text: 'Is it oven safe, too?' }, { cookie: member.cookie })
    const questionId = asked.data.id as string
    // The age is the database's, whose clock no test sets.
    await test.db.execute(
      sql`update questions set asked_at = now() - case id when ${questionId}::uuid then interval '3 days' else interval '1 hour' end`,
    )
    const read = async () => {
      const metrics = openMetrics(fastify(), test.db, openLog('silent'), operatorQueuesOf(modules))
      try {
        return await metrics.text()
      } finally {
        metrics.close()
      }
    }
    const oldest = 'kalata_operator_queue_oldest_seconds{queue="questions"}'
    const text = await read()
    expect(valueOf(text, 'kalata_operator_queue_items{queue="questions"}')).toBe(2)
    expect(valueOf(text, oldest)).toBeGreaterThan(3 * 86_400 - 60)
    for (const queue of ['cases', 'refunds']) expect(valueOf(text, `kalata_operator_queue_items{queue="${queue}"}`)).toBe(0)
    expect(await test.mall.metrics!.text()).toContain(oldest)
    await questionsCommand(test.ctx(), ['answer', questionId, 'en', 'Yes'])
    expect(valueOf(await read(), 'kalata_operator_queue_items{queue="questions"}')).toBe(1)
    expect(valueOf(await read(), oldest)).toBeLessThan(3 * 86_400 - 60)
  })

  it('are served on a port of their own, and nothing else is', async () => {
    await test.request('GET no/such')
    const server = await serveMetrics(test.mall.metrics!, 0, '127.0.0.1')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      const response = await fetch(`${url}/metrics`)
      expect(response.headers.get('content-type')).toContain('text/plain')
      expect(await response.text()).toContain('kalata_http_request_duration_seconds_bucket')
      expect((await fetch(`${url}/home`)).status).toBe(404)
      expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
      expect((await test.mall.app.inject('/metrics')).statusCode).toBe(404)
    } finally {
      server.close()
    }
  })
})
