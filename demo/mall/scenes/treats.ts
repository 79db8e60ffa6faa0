import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Tea, coffee, wine and what goes with them. */
export const treatScenes: DemoScene[] = [
  {
    key: 'coffee-break',
    category: 'coffee',
    place: 'zone',
    title: t('ყავის შესვენება', 'A coffee break', 'Перерыв на кофе', '喝杯咖啡，歇一歇'),
    text: t(
      'ეთიოპიური ყავა, ორი ფინჯანი და შავი შოკოლადი',
      'Coffee from Ethiopia, two cups, dark chocolate',
      'Кофе из Эфиопии, две чашки и тёмный шоколад',
      '埃塞俄比亚咖啡、两只杯子与黑巧克力',
    ),
  },
  {
    key: 'wine-evening',
    category: 'wine',
    place: 'zone',
    title: t('საღამო წითელ ღვინოსთან', 'An evening with red wine', 'Вечер с красным вином', '红酒之夜'),
    text: t(
      'მუკუზანი, საფერავი, შოკოლადი და სანთლები',
      'Mukuzani, Saperavi, chocolate and candles',
      'Мукузани, саперави, шоколад и свечи',
      '穆库扎尼、萨别拉维、巧克力与蜡烛',
    ),
  },
  {
    key: 'lemonade',
    category: 'lemonade',
    place: 'zone',
    title: t('ლიმონათი ჩრდილში', 'Lemonade in the shade', 'Лимонад в тени', '树荫下的柠檬汽水'),
    text: t(
      'ტარხუნა, ვარდი და ლიმონი ცხელ დღეს',
      'Tarragon, rose and lemon for a hot day',
      'Тархун, роза и лимон в жаркий день',
      '龙蒿、玫瑰与柠檬，消暑正好',
    ),
  },
  {
    key: 'honey-light',
    category: 'honey-jam',
    place: 'zone',
    title: t('თაფლი სინათლეზე', 'Honey against the light', 'Мёд на просвет', '透光看蜂蜜'),
    text: t(
      'აკაციის, ფიჭისა და ცაცხვის თაფლი, ალუბლის ჯემი',
      'Acacia, comb and linden honey, cherry jam',
      'Акация, соты, липа и вишнёвый джем',
      '槐花蜜、巢蜜、椴树蜜与樱桃果酱',
    ),
  },
]
