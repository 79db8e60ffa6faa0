/**
 * Draws the icon sprite and the union of its names: `node tools/generate/icons.ts`, after adding a name here. Both files are
 * committed. Icons are Lucide's (ISC); strokes take their colour from the text, their weight from the style sheet.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const names = [
  // going somewhere
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-down',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'external-link',
  'house',
  'log-out',
  'menu',
  'search',
  'undo-2',
  'x',
  // doing something
  'camera',
  'check',
  'copy',
  'download',
  'ellipsis',
  'expand',
  'eye',
  'eye-off',
  'image',
  'minus',
  'pause',
  'pencil',
  'play',
  'plus',
  'printer',
  'refresh-cw',
  'rotate-ccw',
  'share-2',
  'sliders-horizontal',
  'trash-2',
  'upload',
  // saying something
  'badge-check',
  'bell',
  'circle-alert',
  'circle-check',
  'circle-question-mark',
  'circle-slash',
  'circle-x',
  'info',
  'message-circle',
  'message-square-text',
  'star',
  'trending-down',
  'trending-up',
  'triangle-alert',
  'wifi-off',
  'zap',
  // people, money, parcels
  'banknote',
  'briefcase',
  'building-2',
  'calendar',
  'clock',
  'credit-card',
  'gift',
  'globe',
  'heart',
  'history',
  'key-round',
  'lock',
  'mail',
  'map-pin',
  'monitor',
  'package',
  'package-check',
  'package-open',
  'percent',
  'phone',
  'qr-code',
  'receipt',
  'shield-check',
  'shopping-basket',
  'smartphone',
  'store',
  'tablet',
  'tag',
  'ticket',
  'truck',
  'user',
  'user-round',
  'users',
  'wallet',
  // goods
  'baby',
  'book-open',
  'box',
  'cooking-pot',
  'bed-double',
  'sprout',
  'soup',
  'blocks',
  'dumbbell',
  'flower-2',
  'footprints',
  'grape',
  'headphones',
  'lamp',
  'shirt',
  'shopping-bag',
  'sofa',
  'sparkles',
  'toy-brick',
  'volleyball',
  'wrench',
] as const

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

function symbol(name: string): string {
  const svg = readFileSync(here(`../../node_modules/lucide-static/icons/${name}.svg`), 'utf8')
  const drawing = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  const tidy = drawing.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>')
  return `<symbol id="${name}" viewBox="0 0 24 24">${tidy}</symbol>`
}

const sorted = [...names].sort()
writeFileSync(here('../../storefront/ui/icons.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${sorted.map(symbol).join('\n')}\n</svg>\n`)
writeFileSync(
  here('../../storefront/ui/icon-names.ts'),
  `/** What the sprite holds; made by tools/generate/icons.ts. */\nexport const iconNames = [\n${sorted.map((name) => `  '${name}',`).join('\n')}\n] as const\n\nexport type IconName = (typeof iconNames)[number]\n`,
)
