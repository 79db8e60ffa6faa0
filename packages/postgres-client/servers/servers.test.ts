import { expect, it } from 'vitest'
import { serversOf, withFirst } from './servers.ts'

const two = 'postgres://notes:pass,word@one.example:5432,[::1]:5433/notes?sslmode=require'
const [one, other] = [
  'postgres://notes:pass,word@one.example:5432/notes?sslmode=require',
  'postgres://notes:pass,word@[::1]:5433/notes?sslmode=require',
]

it('an address may name several servers', () => {
  expect(serversOf(two)).toEqual([one, other])
  expect(serversOf(one)).toEqual([one])
  expect(serversOf('postgres:///notes?host=/run/postgresql')).toEqual(['postgres:///notes?host=/run/postgresql'])
})

it('one of them may be named first', () => {
  expect(serversOf(withFirst(two, other))).toEqual([other, one])
  expect(withFirst(two, one)).toBe(two)
  expect(withFirst(one, one)).toBe(one)
})
