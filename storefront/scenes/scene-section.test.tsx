// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Scene } from '#contract/scenes/calls.ts'
import { languages } from '#contract/core/languages.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { SceneSection } from './scene-section.tsx'

const picture = { src: '/media/none', width: 1280, height: 720 }
const scene: Scene = {
  ...{ sceneId: 4, title: 'A desk', text: 'Of walnut', wide: picture, tall: picture },
  points: [
    { productId: 5, name: 'Lamp', picture, price: 14900, priceVaries: false, wide: { x: 12.5, y: 40 } },
    { productId: 6, name: 'Mug', picture, price: 3600, priceVaries: true, wide: { x: 60, y: 70 }, tall: { x: 50, y: 55 } },
  ],
}

it.each(languages)('has a dot where each product stands, a card behind it, and a link below the picture: %s', async (lang) => {
  await mount(<SceneSection scenes={[scene]} />, { lang, catalogues: ['catalogue', 'scenes'] })
  const dots = [...document.querySelectorAll<HTMLElement>('button')]
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(['Lamp', 'Mug'])
  const at = (dot: HTMLElement) => ['--wide-x', '--wide-y', '--tall-x', '--tall-y'].map((name) => dot.style.getPropertyValue(name))
  expect(dots.map(at)).toEqual([
    ['12.5%', '40%', '', ''],
    ['60%', '70%', '50%', '55%'],
  ])
  for (const [index, dot] of dots.entries()) {
    const card = document.querySelector(`#${dot.getAttribute('popovertarget')}`)!
    expect(card.hasAttribute('popover')).toBe(true)
    expect(card.querySelector('a')!.getAttribute('href')).toBe(`/details?id=${scene.points[index]!.productId}`)
  }
  expect([...document.querySelectorAll('li li a')].map((link) => link.getAttribute('href'))).toEqual(['/details?id=5', '/details?id=6'])
})
