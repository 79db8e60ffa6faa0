import { expect, it } from 'vitest'
import { byLanguage } from '../languages/language.ts'
import { TermLists } from './term-lists.ts'

const line = (terms: string[], typed: string[]) => ({ terms, typed })
const none = byLanguage(() => [])
const lists = new TermLists({
  concepts: {
    ka: [line(['მტვერსასრუტი'], ['პილესოსი']), line(['ლეპტოპი'], ['ნოუთბუქი'])],
    en: [line(['vacuum cleaner'], ['hoover']), line(['laptop', 'notebook & gb'], ['portable computer'])],
    ru: [line(['пылесос'], ['пылесосик']), line(['ноутбук'], ['лэптоп'])],
    zh: [line(['吸尘器'], ['除尘器']), line(['笔记本电脑'], ['手提电脑'])],
  },
  synonyms: { ...none, en: [line(['@rings'], ['wedding band'])] },
  near: { ...none, en: [line(['audio'], ['piano'])], zh: [line(['运动'], ['运动鞋'])] },
})

it('has what people type for what a name says, in the form of an index, and never the other way round', () => {
  expect(lists.synonymsOf('Laptops, 14 inch', 'en', false)).toBe('portablecomputer')
  expect(lists.synonymsOf('hoover', 'en', false)).toBe('')
  expect(lists.synonymsOf('Robot hoover', 'en', false)).toBe('')
  expect(lists.synonymsOf('家用吸尘器', 'zh', false)).toBe('除尘器 xichenqi xcq chuchenqi ccq')
  expect(lists.termsOf('hoover')).toEqual({ en: ['vacuum cleaner'] })
})

it('knows a name by several words that are typed for it, and a word beside which another stands', () => {
  expect(lists.synonymsOf('Portable computer', 'en', false)).toBe('laptop')
  expect(lists.synonymsOf('Ruled notebook', 'en', false)).toBe('')
  expect(lists.synonymsOf('Notebook 14', 'en', false, { heads: ['notebook'], context: 'Notebook 14, 8 GB' })).toBe('portablecomputer')
})

it('counts some words in names of groups only', () => {
  expect([lists.synonymsOf('Rings', 'en', true), lists.synonymsOf('Rings', 'en', false)]).toEqual(['weddingband', ''])
})

it('translates concepts, and has compounds that are no correction', () => {
  expect(lists.translationsOf(lists.conceptsIn('Upright vacuum cleaner', 'en', { heads: ['cleaner'] }), 'ru')).toBe('пылесос пылесосик')
  expect(lists.compounds).toEqual(new Set(['portablecomputer', 'weddingband']))
})

it('has what is not sold, with the group that is nearest', () => {
  expect(lists.relatedTo('Audio', 'en')).toBe('piano')
  expect(lists.notSold.has('piano')).toBe(true)
  expect(lists.notSold.runs).toEqual(new Set(['运动鞋']))
  expect(lists.relatedWords).toEqual(['piano'])
})
