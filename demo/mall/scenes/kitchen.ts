import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Cooking and baking. */
export const kitchenScenes: DemoScene[] = [
  {
    key: 'stew',
    category: 'cookware',
    place: 'zone',
    title: t('კვირა დღის ჩაშუშული', 'A stew on Sunday', 'Воскресное рагу', '周日炖一锅'),
    text: t(
      'თუჯის ქვაბი, ტაფა და მეგრული აჯიკა',
      'A cast-iron pot, a pan and Megrelian adjika',
      'Чугунок, сковорода и мегрельская аджика',
      '铸铁锅、平底锅与梅格列尔辣酱',
    ),
  },
  {
    key: 'baking',
    category: 'kitchen',
    place: 'zone',
    title: t('სახლში გამომცხვარი პური', 'Bread from your own oven', 'Домашний хлеб', '自家烤的面包'),
    text: t(
      'დაფა, ჯამი, თაფლი და კომშის ჯემი',
      'A board, a bowl, honey and quince jam',
      'Доска, миска, мёд и айвовый джем',
      '砧板、碗、蜂蜜与榅桲果酱',
    ),
  },
  {
    key: 'mug-shelf',
    category: 'cups',
    place: 'zone',
    title: t('ფინჯნების თარო', 'A shelf of mugs', 'Полка с кружками', '一整排马克杯'),
    text: t('ოჯახში ყველას თავისი ფინჯანი აქვს', 'A mug for everyone at home', 'Каждому в доме — своя кружка', '家里每个人都有自己的杯子'),
  },
  {
    key: 'spice-shelf',
    category: 'spices-nuts',
    place: 'zone',
    title: t('სანელებლები ხელის გაწვდენაზე', 'Spices within reach', 'Специи под рукой', '香料就在手边'),
    text: t(
      'აჯიკა, ტყემალი, სვანური მარილი და ნუში',
      'Adjika, tkemali, Svan salt and almonds',
      'Аджика, ткемали, сванская соль и миндаль',
      '辣酱、酸梅酱、斯万盐与杏仁',
    ),
  },
  {
    key: 'citrus-bowl',
    category: 'tableware',
    place: 'zone',
    title: t('ხილი მაგიდაზე', 'Fruit on the table', 'Фрукты на столе', '桌上的鲜果'),
    text: t(
      'ჯამი, ლურჯი ჩაიდანი და ქილა',
      'A wide bowl, a navy kettle and a jar',
      'Широкая миска, синий чайник и банка',
      '大碗、藏蓝水壶与储物罐',
    ),
  },
  {
    key: 'pans',
    category: 'cookware',
    place: 'zone',
    title: t('ქვაბები, რომლებიც არ იმალება', 'Pots worth showing', 'Посуда, которую не прячут', '值得摆出来的锅'),
    text: t(
      'სპილენძი, თუჯი და ფოლადი ერთ თაროზე',
      'Copper, cast iron and steel together',
      'Медь, чугун и сталь рядом',
      '铜、铸铁与钢，摆在一起',
    ),
  },
]
