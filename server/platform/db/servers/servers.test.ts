import { expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { serversOf, withFirst } from './servers.ts'

const two = 'postgres://shop:pass,word@one.example:5432,[::1]:5433/mall?sslmode=require'
const [one, other] = [
  'postgres://shop:pass,word@one.example:5432/mall?sslmode=require',
  'postgres://shop:pass,word@[::1]:5433/mall?sslmode=require',
]

it('an address may name several servers', () => {
  expect(serversOf(two)).toEqual([one, other])
  expect(serversOf(one)).toEqual([one])
  expect(serversOf('postgres:///mall?host=/run/postgresql')).toEqual(['postgres:///mall?host=/run/postgresql'])
})

it('one of them may be named first', () => {
  expect(serversOf(withFirst(two, other))).toEqual([other, one])
  expect(withFirst(two, one)).toBe(two)
  expect(withFirst(one, one)).toBe(one)
})

it('the setting accepts several hosts and rejects a bad one of them', () => {
  expect(readSettings({ DATABASE_URL: two }).databaseUrl).toBe(two)
  expect(() => readSettings({ DATABASE_URL: 'postgres://one:5432,two:port/mall' })).toThrow('DATABASE_URL must be an address')
})
