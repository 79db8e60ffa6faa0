import type { DemoProduct } from '#demo/mall/shapes.ts'
import { gb, grams, hours, inches, months } from '#demo/mall/terms/amounts.ts'
import { inBox, memory, playtime, screen, warranty, weight } from '#demo/mall/terms/attributes.ts'
import { colours, silver, sky, storages, value } from '#demo/mall/terms/options.ts'
import { t } from '#demo/mall/terms/text.ts'

const lcd = (diagonal: number) =>
  t(`IPS, ${inches(diagonal).ka}`, `${inches(diagonal).en} IPS`, `IPS, ${inches(diagonal).ru}`, `${diagonal}英寸IPS`)

export const tablets: DemoProduct[] = [
  {
    key: 'ertobila-tab-10',
    category: 'computers',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t(
      'პლანშეტი Ertobila Tab 10, სიმბარათით',
      'Ertobila Tab 10 tablet with SIM',
      'Планшет Ertobila Tab 10 с сим-картой',
      'Ertobila Tab 10 插卡平板',
    ),
    description: t(
      'ათდუიმიანი ეკრანი წიგნს თითქმის ნამდვილი გვერდის ზომაზე აჩვენებს, რეცეპტს კი დახლის ბოლოდანაც წაიკითხავთ. სიმბარათს იღებს, ამიტომ მატარებელში Wi-Fi-ს აღარ ეძებთ.\n\nბავშვის რეჟიმში დროს თავად უწესებთ. მძიმე თამაშები და ვიდეომონტაჟი მისთვის მეტისმეტია, ფილმს, ხატვასა და გაკვეთილს კი თავისუფლად ეყოფა.',
      'The ten-inch screen shows a book at nearly the size of a real page, and a recipe can be read from the far end of the worktop. It takes a SIM card, so no hunting for Wi-Fi on the train.\n\nIn the children’s mode you set the time limit. Heavy games and video editing are too much for it; films, drawing and lessons are just right.',
      'Десятидюймовый экран показывает книгу почти в размер настоящей страницы, а рецепт виден с другого конца кухонного стола. Принимает сим-карту, поэтому в поезде не придётся искать Wi-Fi.\n\nВ детском режиме время задаёте вы. Тяжёлые игры и монтаж видео для него чересчур, а фильмы, рисование и уроки в самый раз.',
      '10英寸屏幕，看书几乎是真书页的大小，摆在灶台边，菜谱隔一步也看得清。可插SIM卡，坐火车不用找Wi-Fi。\n\n儿童模式下，使用时长由您设定。大型游戏和视频剪辑带不动，看电影、画画、上课正好。',
    ),
    attributes: [screen(lcd(10.1)), memory(gb(4)), playtime(hours(12)), weight(grams(465)), warranty(months(24))],
    looks: ['tablet.plain.sky', 'tablet.plain.steel'],
    options: [colours(sky, silver), storages(value('64', gb(64)), value('128', gb(128)))],
    offers: [
      { values: ['sky', '64'], price: 59900, stock: 36, look: 'tablet.plain.sky' },
      { values: ['sky', '128'], price: 69900, stock: 23, look: 'tablet.plain.sky' },
      { values: ['steel', '64'], price: 59900, stock: 30, look: 'tablet.plain.steel' },
      { values: ['steel', '128'], price: 69900, stock: 15, look: 'tablet.plain.steel' },
    ],
    daysOld: 140,
  },
  {
    key: 'pixani-sketch-12',
    category: 'computers',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t(
      'სახატავი პლანშეტი Pixani Sketch 12 კალმით',
      'Pixani Sketch 12 drawing tablet with pen',
      'Планшет для рисования Pixani Sketch 12 со стилусом',
      'Pixani Sketch 12 手绘平板 附触控笔',
    ),
    description: t(
      'კალამი ყუთშია: დახრასაც გრძნობს და დაწოლის ოთხი ათას ოთხმოცდათექვსმეტ დონესაც. მქრქალი ეკრანი წვერს ქაღალდივით ოდნავ ეწინააღმდეგება, ქეისი კი იკეცება და სადგამად იქცევა.\n\nიმავე მქრქალი ზედაპირის გამო ფილმი ცოტა ნაკლებად მკვეთრია: ეს სახატავი იარაღია. წვერი წელიწადში ერთხელ იცვლება, ორი სათადარიგო ყუთში დევს.',
      'The pen is in the box; it feels tilt and 4,096 levels of pressure. The matt screen resists the tip a little, as paper does, and the cover folds back into a stand.\n\nThat same matt surface makes films a shade less crisp: this is a tool for drawing. The nib is changed once a year, and two spares are included.',
      'Стилус лежит в коробке: чувствует наклон и 4096 уровней нажатия. Матовый экран чуть сопротивляется, как бумага, а обложка складывается в подставку.\n\nИз-за той же матовой поверхности фильмы чуть менее резкие: это инструмент для рисования. Наконечник меняют раз в год, два запасных приложены.',
      '触控笔随盒附送，支持倾斜感应和4096级压感。磨砂屏带一点纸的阻力，保护套折起来就是支架。\n\n也因为是磨砂面，看电影没有那么锐：它本来就是画画的工具。笔尖一年换一次，盒内附两个备用。',
    ),
    attributes: [
      screen(lcd(12.4)),
      memory(gb(8)),
      playtime(hours(10)),
      weight(grams(590)),
      inBox(
        t(
          'პლანშეტი, კალამი, ქეისი, 2 წვერი',
          'Tablet, pen, cover, 2 nibs',
          'Планшет, стилус, обложка, 2 наконечника',
          '平板、触控笔、保护套、笔尖2个',
        ),
      ),
      warranty(months(24)),
    ],
    looks: ['tablet.pen.charcoal'],
    options: [storages(value('128', gb(128)), value('256', gb(256)), value('512', gb(512)))],
    offers: [
      { values: ['128'], price: 149900, stock: 14 },
      { values: ['256'], price: 169900, stock: 11 },
      { values: ['512'], price: 204900, stock: 4 },
    ],
    daysOld: 31,
  },
]
