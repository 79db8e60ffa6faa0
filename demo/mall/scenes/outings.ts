import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Outside and on the move. */
export const outingScenes: DemoScene[] = [
  {
    key: 'picnic',
    category: 'sport-travel',
    place: 'campaign',
    title: t('პიკნიკი ბალახზე', 'A picnic on the grass', 'Пикник на траве', '草地野餐'),
    text: t(
      'კალათა, ლიმონათი, პური და შინდის ჯემი',
      'A basket, lemonade, bread and cornel jam',
      'Корзина, лимонад, хлеб и кизиловый джем',
      '提篮、汽水、面包与山茱萸果酱',
    ),
  },
  {
    key: 'packing',
    category: 'travel',
    place: 'zone',
    title: t('ჩანთები უკვე ჩალაგებულია', 'Packed and ready', 'Чемоданы собраны', '行李收拾好了'),
    text: t(
      'ჩემოდნები, ზურგჩანთა და კამერა მოგზაურობისთვის',
      'Suitcases, a backpack and a camera',
      'Чемоданы, рюкзак и камера в дорогу',
      '行李箱、双肩包与相机，启程吧',
    ),
  },
  {
    key: 'gym-corner',
    category: 'training',
    place: 'zone',
    title: t('ვარჯიში სახლში', 'Training at home', 'Тренировка дома', '在家锻炼'),
    text: t(
      'ხალიჩა, გირები, ჰანტელები და ბურთი',
      'A mat, kettlebells, dumbbells and a ball',
      'Коврик, гири, гантели и мяч',
      '瑜伽垫、壶铃、哑铃与球',
    ),
  },
  {
    key: 'camping',
    category: 'bottles',
    place: 'zone',
    title: t('ღამე კარავში', 'A night in the tent', 'Ночёвка в палатке', '露营过夜'),
    text: t(
      'თერმოსი, ფარანი, პლედი და ზურგჩანთა',
      'A flask, a lantern, a throw and a backpack',
      'Термос, фонарь, плед и рюкзак',
      '保温壶、提灯、盖毯与背包',
    ),
  },
  {
    key: 'ball-game',
    category: 'balls',
    place: 'zone',
    title: t('თამაში სკოლის შემდეგ', 'A game after school', 'Игра после уроков', '放学后踢一场'),
    text: t('ფეხბურთი, კალათბურთი და წყალი', 'Footballs, a basketball and water', 'Мячи для футбола и баскетбола и вода', '足球、篮球与水'),
  },
  {
    key: 'terrace-yoga',
    category: 'training',
    place: 'zone',
    title: t('იოგა ტერასაზე', 'Yoga on the terrace', 'Йога на террасе', '露台瑜伽'),
    text: t(
      'ხალიჩა, პატარა ჰანტელები და პირსახოცები',
      'A mat, light dumbbells and towels',
      'Коврик, лёгкие гантели и полотенца',
      '瑜伽垫、小哑铃与毛巾',
    ),
  },
]
