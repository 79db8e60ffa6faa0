import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Tea, coffee, wine and what goes with them. */
export const treatScenes: DemoScene[] = [
  {
    key: 'tea-tray',
    category: 'tea',
    place: 'campaign',
    title: t('ჩაი ორისთვის', 'Tea for two', 'Чай на двоих', '两个人的茶'),
    text: t(
      'ჩაიდანი, ორი ფინჯანი და ვარდის მურაბა',
      'A teapot, two cups and rose jam',
      'Чайник, две чашки и варенье из роз',
      '茶壶、两只茶杯与玫瑰果酱',
    ),
  },
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
  {
    key: 'sweets',
    category: 'sweets',
    place: 'zone',
    title: t('ტკბილი სტუმრებისთვის', 'Sweets for guests', 'Сладости для гостей', '待客的甜点'),
    text: t(
      'ჩურჩხელა, შოკოლადის ყუთი და ყავა',
      'Churchkhela, a box of chocolates and coffee',
      'Чурчхела, коробка шоколада и кофе',
      '果仁葡萄串、盒装巧克力与咖啡',
    ),
  },
  {
    key: 'cellar',
    category: 'qvevri-wine',
    place: 'zone',
    title: t('მარანში', 'In the wine cellar', 'В винном погребе', '酒窖一角'),
    text: t('ქვევრის ღვინო თიხის დოქებში', 'Qvevri wine in clay jugs', 'Вино из квеври в глиняных кувшинах', '陶壶装的陶罐葡萄酒'),
  },
  {
    key: 'garden-table',
    category: 'food',
    place: 'zone',
    title: t('სადილი ხის ქვეშ', 'Lunch under a tree', 'Обед под деревом', '树下的午餐'),
    text: t(
      'თეფშები, ფეიხოას ლიმონათი და შინდის ჯემი',
      'Plates, feijoa lemonade and cornel jam',
      'Тарелки, лимонад из фейхоа и кизиловый джем',
      '餐盘、费约果汽水与山茱萸果酱',
    ),
  },
]
