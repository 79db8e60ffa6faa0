import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Rooms to sit, eat, sleep and play in. */
export const roomScenes: DemoScene[] = [
  {
    key: 'bedroom',
    category: 'textiles',
    place: 'campaign',
    title: t('საძინებელი ნისლისფერში', 'A bedroom in mist blue', 'Спальня в цвете тумана', '雾蓝卧室'),
    text: t('ბალიშები, პლედი და რბილი სინათლე', 'Cushions, a throw and soft light', 'Подушки, плед и мягкий свет', '抱枕、盖毯与柔光'),
  },
  {
    key: 'dining-room',
    category: 'tables',
    place: 'zone',
    title: t('მაგიდა ოთხისთვის', 'A table for four', 'Стол на четверых', '四人餐桌'),
    text: t(
      'მუხის მაგიდა, სკამები და თიხისფერი ჭაღი',
      'Oak, spindle chairs and a clay pendant lamp',
      'Дуб, стулья и терракотовый светильник',
      '橡木桌椅与陶色吊灯',
    ),
  },
  {
    key: 'nursery',
    category: 'toys',
    place: 'zone',
    title: t('საბავშვო ოთახი', 'The nursery', 'Детская', '儿童房'),
    text: t(
      'დათვი, კურდღელი, კუბები და პატარა სავარძელი',
      'A bear, a rabbit, blocks and a small armchair',
      'Мишка, зайка, кубики и маленькое кресло',
      '小熊、小兔、积木与小沙发',
    ),
  },
  {
    key: 'sofa-evening',
    category: 'armchairs',
    place: 'zone',
    title: t('საღამო დივანზე', 'An evening on the sofa', 'Вечер на диване', '沙发上的夜晚'),
    text: t(
      'თიხისფერი დივანი, ბალიშები და თითბრის ტორშერი',
      'A clay sofa, cushions and a brass lamp',
      'Терракотовый диван, подушки и латунный торшер',
      '陶色沙发、抱枕与黄铜落地灯',
    ),
  },
  {
    key: 'hallway',
    category: 'bags',
    place: 'zone',
    title: t('შემოსასვლელი', 'The hallway', 'Прихожая', '玄关'),
    text: t(
      'ჩანთები, ქუდები და ჩემოდანი გასასვლელად მზადაა',
      'Bags, hats and a suitcase ready to go',
      'Сумки, шляпы и чемодан наготове',
      '包、帽子与行李箱，随时出发',
    ),
  },
]
