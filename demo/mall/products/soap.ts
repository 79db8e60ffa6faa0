import type { DemoProduct } from '#demo/mall/shapes.ts'
import { months, pieces } from '#demo/mall/terms/amounts.ts'
import { howToUse, keeps, madeIn, madeOf, scent, skin, weight } from '#demo/mall/terms/attributes.ts'
import { packs, scents, value } from '#demo/mall/terms/options.ts'
import { town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const borjomi = town('ბორჯომი', 'Borjomi', 'Боржоми', '博尔若米')
const bar100 = t('ცალი 100 გ', '100 g each', '100 г каждое', '每块100克')

export const soap: DemoProduct[] = [
  {
    key: 'laurel-soap',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('დაფნის საპონი, 100 გ', 'Laurel soap, 100 g', 'Лавровое мыло, 100 г', '月桂皂 100克'),
    description: t(
      'დაფნის ნაყოფის ზეთს აჭარაში წურავენ, ჩვენ კი ზეითუნის ზეთში ვურევთ: მეოთხედზე ცოტა მეტი დაფნაა. საპონი ცივი წესით მზადდება და ექვს კვირას შრება თაროზე, სანამ ქაღალდის სარტყელს შემოვახვევთ.\n\nპირველ კვირას რბილია და ნახვრეტებიანი სასაპნე უნდა, მერე კი მაგრდება და დიდხანს გყოფნით. ფოთლისა და ტყის სუნი აქვს. ბევრი თავსაც ამით იბანს.',
      'Laurel berry oil is pressed in Adjara, and we blend a little over a quarter of it into olive oil. The soap is made cold and dries for six weeks on the shelf before it gets its paper band.\n\nFor the first week it is soft and wants a dish that drains; after that it hardens and lasts. The smell is green and woody. Plenty of people wash their hair with it as well.',
      'Масло ягод лавра отжимают в Аджарии, мы добавляем его в оливковое, чуть больше четверти. Мыло варим холодным способом, и шесть недель оно сохнет на полке, пока не получит бумажный поясок.\n\nПервую неделю мягкое, нужна мыльница с отверстиями; потом твердеет и расходуется медленно. Пахнет зеленью и лесом. Многие моют им и голову.',
      '月桂果油在阿扎尔压榨，我们按四分之一多一点的比例调入橄榄油。冷制法制作，在架上晾足六周，再缠上纸腰封。\n\n闻着青翠，带木香。头一周质地偏软，请放沥水皂盒，往后会越放越硬，也更耐用。不少人连头发也用它洗。',
    ),
    attributes: [
      madeOf(
        t(
          'ზეითუნის ზეთი, დაფნის ზეთი 28%',
          'Olive oil, laurel berry oil 28%',
          'Оливковое масло, лавровое масло 28 %',
          '橄榄油、月桂果油28%',
        ),
      ),
      weight(bar100),
      madeIn(borjomi),
      keeps(months(24)),
    ],
    looks: ['soap.bar.sage.dafna'],
    options: [packs(value('1', pieces(1, '块')), value('3', pieces(3, '块')), value('6', pieces(6, '块')))],
    offers: [
      { values: ['1'], price: 890, stock: 98 },
      { values: ['3'], price: 2490, stock: 45 },
      { values: ['6'], price: 4590, stock: 22 },
    ],
    daysOld: 372,
  },
  {
    key: 'three-soaps',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t(
      'საპონი: თაფლი, ნახშირი, ვარდი, 100 გ',
      'Soap: honey, charcoal or rose, 100 g',
      'Мыло: мёд, уголь, роза, 100 г',
      '手工皂 蜂蜜、藤炭、玫瑰 100克',
    ),
    description: t(
      'ფუძე ერთია, ცივი წესით დამზადებული, საპონი კი სამნაირი: თაფლისაში შვრია ჩავყარეთ, ნახშირისაში ვაზის ნახშირი, ვარდისაში ვარდისფერი თიხა. საღებავი არც ერთში არ ურევია, ამიტომ ფერი პარტიიდან პარტიამდე ოდნავ იცვლება.\n\nთაფლი ნაზი კანისთვისაა. ნახშირს მუშა ხელებისთვის იღებენ, ოღონდ მუქ პირსახოცთან ერთად, რადგან ღიაზე კვალს ტოვებს. ვარდი უფრო სუნისთვისაა: ზოგს თეთრეულის უჯრაში გაუხსნელად უდევს.',
      'One cold-made base in three ways: oats go into the honey one, vine charcoal into the black, pink clay into the rose. No dyes are used, and two bars bought a month apart may differ in shade.\n\nHoney is for tender skin. Charcoal is for working hands, and for dark towels, since it marks light ones. Rose is bought mostly for the smell; some people keep a bar unopened among the linen.',
      'Одна основа холодной варки и три варианта: в медовое кладём овёс, в чёрное — уголь виноградной лозы, в розовое — розовую глину. Красителей нет, поэтому от партии к партии оттенок слегка гуляет.\n\nМедовое для нежной кожи. Угольное берут для рабочих рук, а к нему тёмное полотенце: светлое оно пачкает. Розовое скорее ради запаха, кое-кто так и держит его нераспечатанным среди белья.',
      '同一种冷制皂基做成三款：蜂蜜款加燕麦，炭黑款加葡萄藤炭，玫瑰款加粉色黏土。不用色素，每批颜色略有出入。\n\n蜂蜜款适合娇嫩肌肤。炭黑款给干活的手用，会沾染浅色毛巾，请配深色的。玫瑰款主要图个香，有人买回去不拆，直接放进衣柜。',
    ),
    attributes: [
      madeOf(
        t(
          'ზეითუნისა და ქოქოსის ზეთი, შვრია, ნახშირი ან თიხა',
          'Olive and coconut oil; oats, charcoal or clay',
          'Оливковое и кокосовое масло; овёс, уголь или глина',
          '橄榄油、椰子油；燕麦、炭或黏土',
        ),
      ),
      weight(bar100),
      madeIn(borjomi),
    ],
    looks: ['soap.bar.honey.tapli', 'soap.bar.charcoal.nakhshiri', 'soap.bar.blush.vardi'],
    options: [
      scents(
        value('honey', t('თაფლი', 'Honey', 'Мёд', '蜂蜜')),
        value('charcoal', t('ნახშირი', 'Charcoal', 'Уголь', '葡萄藤炭')),
        value('rose', t('ვარდი', 'Rose', 'Роза', '玫瑰')),
      ),
      packs(value('1', pieces(1, '块')), value('3', pieces(3, '块'))),
    ],
    offers: [
      { values: ['honey', '1'], price: 790, stock: 77 },
      { values: ['honey', '3'], price: 2190, stock: 39 },
      { values: ['charcoal', '1'], price: 790, stock: 64, look: 'soap.bar.charcoal.nakhshiri' },
      { values: ['charcoal', '3'], price: 2190, stock: 28, look: 'soap.bar.charcoal.nakhshiri' },
      { values: ['rose', '1'], price: 890, stock: 53, look: 'soap.bar.blush.vardi' },
      { values: ['rose', '3'], price: 2490, stock: 0, look: 'soap.bar.blush.vardi' },
    ],
    daysOld: 215,
  },
  {
    key: 'household-soap-stack',
    category: 'bath',
    store: 'oda-house',
    name: t(
      'უსუნო საპონი დასტად, ზეითუნის ზეთით',
      'Plain olive soap by the stack',
      'Мыло без запаха на оливковом масле, стопкой',
      '无香橄榄皂 叠装',
    ),
    description: t(
      'ასეთი საპონი სახლში ყველა ონკანთან უნდა იდოს: უბრალო, კრემისფერი, სუნისა და შეფუთვის გარეშე. 72 პროცენტი ზეითუნის ზეთია, დანარჩენი ქოქოსის ზეთი და წყალი.\n\nხელისა და ჭურჭლის გარდა აბრეშუმის გასარეცხადაც გამოდგება; მშრალ ადგილას შეინახეთ. დასტა ძაფითა და ლავანდის ღეროთია შეკრული: ამ სახით სტუმრადაც წაიღებთ.',
      'The kind of soap that ought to lie by every tap in the house: plain, cream-coloured, without scent or wrapping. It is 72 per cent olive oil, the rest coconut oil and water.\n\nIt washes hands and dishes, and silk as well; store it somewhere dry. The stack is tied with string and a sprig of lavender: you could take it along as a present just as it is.',
      'Такое мыло хорошо бы держать у каждого крана: простое, кремовое, без запаха и обёртки. На 72 процента из оливкового масла, остальное — кокосовое и вода.\n\nГодится для рук и посуды, даже для шёлка; храните в сухом месте. Стопка перевязана шпагатом с веточкой лаванды: в таком виде её не стыдно и подарить.',
      '家里每个水龙头旁都该放一块的肥皂：朴素的米白色，无香无包装。橄榄油占72%，其余是椰子油和水。\n\n洗手、洗碗都行，真丝也能洗，放干燥处保存。麻绳捆成一叠，别一枝薰衣草，就这样拿去送人也体面。',
    ),
    attributes: [
      madeOf(
        t('ზეითუნის ზეთი 72%, ქოქოსის ზეთი', 'Olive oil 72%, coconut oil', 'Оливковое масло 72 %, кокосовое масло', '橄榄油72%、椰子油'),
      ),
      weight(t('ცალი 120 გ', '120 g each', '120 г каждое', '每块120克')),
      scent(t('უსუნო', 'None', 'Без запаха', '无香')),
      skin(t('ყველა ტიპის', 'All types', 'Все типы', '所有肤质')),
    ],
    looks: ['soap.stack.cream'],
    options: [packs(value('3', pieces(3, '块')), value('6', pieces(6, '块')), value('12', pieces(12, '块')))],
    offers: [
      { values: ['3'], price: 1490, stock: 66 },
      { values: ['6'], price: 2690, stock: 41 },
      { values: ['12'], price: 4890, stock: 18 },
    ],
    daysOld: 99,
  },
  {
    key: 'grape-pomace-soap',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('ჭაჭის საპონი-სკრაბი', 'Grape pomace scrub soap', 'Мыло-скраб из виноградной мезги', '葡萄渣磨砂皂'),
    description: t(
      'საფერავის ჭაჭას ვახმობთ, ვფქვავთ და საპონში ვურევთ: ღვინისფერი მისგანაა, წიპწის ნამცეცები კი სკრაბის საქმეს აკეთებს. დილით ბანაობისას ყურძნის კანის სუნი ოდნავ თუ იგრძნობა.\n\nქუსლებს, იდაყვებსა და მებაღის ხელებს უშველის. სახისთვის უხეშია, ამიტომ სამიდან ერთი ნაჭერი ღიაა, უჭაჭო: სახე იმით დაიბანეთ.',
      'Saperavi pomace is dried, ground and stirred into the soap: the wine colour comes from it, and the crumbs of pip do the scrubbing. You may just catch the smell of grape skins in the shower.\n\nA help to heels, elbows and gardeners’ hands. It is too rough for the face, so one bar in every three is pale and made without pomace: wash with that one.',
      'Мезгу саперави сушим, мелем и вмешиваем в мыло: винный цвет от неё, а крошки косточек работают как скраб. Под душем едва слышен запах виноградной кожицы.\n\nВыручит пятки, локти и руки садовника. Для лица слишком грубое, поэтому из каждых трёх одно светлое, без мезги: умывайтесь им.',
      '酿酒剩下的葡萄渣晒干磨碎，拌进皂液：酒红色由此而来，细碎的葡萄籽负责磨砂。洗澡时能隐约闻到葡萄皮味。\n\n适合脚跟、手肘和常干园艺活的手。洗脸嫌粗，所以每三块里有一块浅色的，不加葡萄渣，洗脸用那一块。',
    ),
    attributes: [
      madeOf(
        t(
          'ზეითუნის ზეთი, საფერავის ჭაჭა 9%',
          'Olive oil, Saperavi pomace 9%',
          'Оливковое масло, мезга саперави 9 %',
          '橄榄油、萨别拉维葡萄渣9%',
        ),
      ),
      weight(t('ცალი 110 გ', '110 g each', '110 г каждое', '每块110克')),
      howToUse(t('კვირაში ორჯერ, ტანისთვის', 'Twice a week, for the body', 'Дважды в неделю, для тела', '每周两次，用于身体')),
      madeIn(borjomi),
    ],
    looks: ['soap.stack.wine'],
    options: [packs(value('3', pieces(3, '块')), value('6', pieces(6, '块')))],
    offers: [
      { values: ['3'], price: 2590, stock: 36 },
      { values: ['6'], price: 4790, stock: 20 },
    ],
    daysOld: 12,
  },
]
