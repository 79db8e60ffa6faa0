import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { importCommand } from './catalogue-import.cli.ts'

const test = testMall()

it.each([
  [['a.csv', '--stroe', 'X'], "Unknown option '--stroe'"],
  [['a.csv', 'b.csv'], 'One file or folder is needed, and 2 are named'],
  [['a.csv', '--stock', 'many'], '--stock needs a number of units, 0 to 999999'],
  [['a.csv', '--rate', 'USD'], '--rate needs a currency and what one is worth in lari: USD=2.70'],
  [['a.csv', '--lang', 'de'], 'de is no language of the mall'],
])('import %j names what does not fit, before its usage', async (args, problem) => {
  await expect(importCommand(test.ctx(), args)).rejects.toThrow(`${problem}\nUsage: kalata import <file or folder> `)
})
