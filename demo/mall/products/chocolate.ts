import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, months, pieces } from '#demo/mall/terms/amounts.ts'
import { allergens, ingredients, keeps, madeIn, storing, weight } from '#demo/mall/terms/attributes.ts'
import { flavours, packs, value } from '#demo/mall/terms/options.ts'
import { town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const gurjaani = town('გურჯაანი', 'Gurjaani', 'Гурджаани', '古尔贾尼')

export const chocolate: DemoProduct[] = [
  {
    key: 'hazelnut-chocolate-bar',
    category: 'sweets',
    store: 'janjukha-sweets',
    brand: 'janjukha',
    name: t(
      'შოკოლადის ფილა მეგრული თხილით, 90 გ',
      'Chocolate bar with Megrelian hazelnuts, 90 g',
      'Плитка шоколада с мегрельским фундуком, 90 г',
      '梅格列尔榛子巧克力 90克',
    ),
    description: t(
      'ჩურჩხელის სეზონი რომ მთავრდება, იანვრიდან შოკოლადზე გადავდივართ და იმავე თხილს ვიყენებთ. კაკაოს მარცვალს თავად ვფქვავთ, ორ დღეს ქვის წისქვილში ვატრიალებთ და ფილებს ხელით ვასხამთ.\n\nსამია: 72-პროცენტიანი შავი, რძიანი და თეთრი; 20 გრადუსს ზემოთ სამივე რბილდება. თეთრი ყველაზე ტკბილია. შავში რძე არ შედის და მისი ერთი ნატეხი ჭიქა საფერავს კარგად უხდება.',
      'When the churchkhela season ends in January we turn to chocolate, with the same hazelnuts. We grind the cocoa beans ourselves, let them turn for two days in a stone mill and pour the bars by hand.\n\nThere are three: a dark one of 72 per cent, a milk one and a white one; above 20 degrees all of them grow soft. The white is the sweetest. The dark has no milk in it, and a square of it goes well with a glass of Saperavi.',
      'Когда в январе кончается сезон чурчхелы, берёмся за шоколад, с тем же фундуком. Какао-бобы мелем сами, двое суток крутим в каменной мельнице и отливаем плитки вручную.\n\nВидов три: тёмный 72 %, молочный и белый; выше 20 градусов все размягчаются. Белый самый сладкий. В тёмном нет молока, и кусочек его хорош к бокалу саперави.',
      '一月果仁葡萄串做完了，就改做巧克力，用的还是同一批榛子。可可豆自己磨，石磨转足两天，手工倒模成排。\n\n分72%黑巧、牛奶和白巧三款，超过20℃会变软。白巧最甜，黑巧不含牛奶，掰一小块配杯萨别拉维红酒很对味。',
    ),
    attributes: [
      ingredients(t('კაკაო, შაქარი, თხილი 22%', 'Cocoa, sugar, hazelnuts 22%', 'Какао, сахар, фундук 22 %', '可可、糖、榛子22%')),
      weight(grams(90)),
      storing(t('16–18 °C-ზე, მაცივრის გარეშე', 'At 16–18 °C, not in the fridge', 'При 16–18 °C, не в холодильнике', '16至18℃，勿冷藏')),
      madeIn(gurjaani),
    ],
    looks: ['chocolate.bar.charcoal.shavi', 'chocolate.bar.clay.rdziani', 'chocolate.bar.cream.tetri'],
    options: [
      flavours(
        value('dark', t('შავი, 72%', 'Dark, 72%', 'Тёмный, 72 %', '黑巧72%')),
        value('milk', t('რძიანი', 'Milk', 'Молочный', '牛奶')),
        value('white', t('თეთრი', 'White', 'Белый', '白巧')),
      ),
      packs(value('1', pieces(1, '块')), value('4', pieces(4, '块'))),
    ],
    offers: [
      { values: ['dark', '1'], price: 1290, stock: 96 },
      { values: ['dark', '4'], price: 4690, stock: 31 },
      { values: ['milk', '1'], price: 1190, stock: 88, look: 'chocolate.bar.clay.rdziani' },
      { values: ['milk', '4'], price: 4290, stock: 27, look: 'chocolate.bar.clay.rdziani' },
      { values: ['white', '1'], price: 1190, stock: 41, look: 'chocolate.bar.cream.tetri' },
      { values: ['white', '4'], price: 4290, stock: 0, look: 'chocolate.bar.cream.tetri' },
    ],
    daysOld: 178,
  },
  {
    key: 'wine-jelly-chocolates',
    category: 'sweets',
    store: 'kakheti-cellar',
    brand: 'janjukha',
    name: t(
      'კანფეტები „რთველი“ ღვინის ჟელეთი',
      'Rtveli chocolates with wine jelly',
      'Конфеты «Ртвели» с винным желе',
      '“葡萄节”酒冻夹心巧克力',
    ),
    description: t(
      'გარსი ოთხნაირია: შავი, ზოლიანი რძიანი, თეთრი ნუშით და კაკაოში ამოვლებული. გულში კი ყველას საფერავის ჟელე უდევს, რომლისთვისაც ჩვენივე ღვინოს ნელ ცეცხლზე ვასქელებთ.\n\nდუღილისას ალკოჰოლი თითქმის მთლიანად ქრება, მაგრამ ბავშვებს მაინც არ ვურჩევთ. გახსნილი ყუთი ორ კვირაში მიირთვით, მერე ჟელე შაქრდება. ყავასთან ერთად ჩამოატარეთ: ნუშიანი ყველაზე ადრე თავდება ხოლმე.',
      'There are four shells: dark, striped milk, white with an almond, and one rolled rough in cocoa. Inside each is a Saperavi jelly, for which we thicken our own wine over a low fire.\n\nNearly all the alcohol boils off, but we still would not give them to children. Finish the box within two weeks of opening it, before the jelly turns sugary. Hand them round with the coffee; the ones with the almond go first.',
      'Оболочек четыре: тёмная, молочная в полоску, белая с миндалём и шершавая, в какао. А внутри у всех желе из саперави: наше же вино мы увариваем на слабом огне.\n\nАлкоголь при варке почти весь уходит, но детям всё же не советуем. Открытую коробку съешьте за две недели, потом желе засахарится. Подавайте к кофе, под конец застолья: первыми разбирают те, что с миндалём.',
      '外壳有四种：黑巧、条纹牛奶巧、白巧托杏仁，还有一种滚满可可粉。里面都是萨别拉维酒冻，用酒窖自家的葡萄酒小火收稠。\n\n熬煮时酒精大多已挥发，但仍不建议儿童食用。开盒后两周内吃完，放久酒冻会返砂。宴席快散时配咖啡端上来，最先被拿光的总是带杏仁的。',
    ),
    attributes: [
      ingredients(
        t(
          'შავი, რძიანი და თეთრი შოკოლადი, საფერავი, ნუში, პექტინი',
          'Dark, milk and white chocolate, Saperavi wine, almonds, pectin',
          'Тёмный, молочный и белый шоколад, саперави, миндаль, пектин',
          '黑巧、牛奶巧、白巧、萨别拉维葡萄酒、杏仁、果胶',
        ),
      ),
      allergens(t('რძე, ნუში', 'Milk, almonds', 'Молоко, миндаль', '牛奶、杏仁')),
      weight(t('ცალი 12 გ', '12 g each', '12 г каждая', '每颗12克')),
      storing(t('16–18 °C-ზე', 'At 16–18 °C', 'При 16–18 °C', '16至18℃')),
      keeps(months(5)),
      madeIn(gurjaani),
    ],
    looks: ['chocolate.box.wine.rtveli'],
    options: [packs(value('12', pieces(12, '颗')), value('24', pieces(24, '颗')), value('36', pieces(36, '颗')))],
    offers: [
      { values: ['12'], price: 2990, stock: 34 },
      { values: ['24'], price: 5490, stock: 28 },
      { values: ['36'], price: 7900, was: 9400, stock: 13 },
    ],
    daysOld: 24,
  },
]
