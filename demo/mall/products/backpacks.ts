import type { DemoProduct } from '#demo/mall/shapes.ts'
import { fromYears, grams, inches, kg, litres } from '#demo/mall/terms/amounts.ts'
import { ages, care, holds, lining, madeIn, material, pockets, weight } from '#demo/mall/terms/attributes.ts'
import { charcoal, colours, mustard, red, sizes, sky, value, volumes } from '#demo/mall/terms/options.ts'
import { tbilisi, wipeDamp } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const calf = t('მცენარეული დათრიმვლის ხბოს ტყავი', 'Vegetable-tanned calf leather', 'Телячья кожа растительного дубления', '植鞣小牛皮')
const recycled = t('გადამუშავებული პოლიესტერი', 'Recycled polyester', 'Переработанный полиэстер', '再生涤纶')
const waxIt = t('ტყავის ცვილი წელიწადში ორჯერ', 'Leather wax twice a year', 'Воск для кожи дважды в год', '每年上两次皮蜡')

export const backpacks: DemoProduct[] = [
  {
    key: 'rolltop-backpack',
    category: 'bags',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t('ქალაქის ზურგჩანთა ჩასახვევი პირით', 'Roll-top city backpack', 'Городской рюкзак с верхом-скруткой', '卷口防泼水双肩包'),
    description: t(
      'ჩანთის პირს სამჯერ ჩაახვევთ, ტყავის თასმას აბზინდით შეკრავთ და წვიმა შიგნით ვეღარ შეაღწევს. ზემოდან ელვა საერთოდ არ აქვს და ვერც გაგიფუჭდებათ.\n\nზურგთან ლეპტოპის განყოფილებაა. თავსხმაში ნაკერები დაახლოებით საათს უძლებს; უფრო დიდხანს თუ მოგიწევთ სიარული, წვიმის შალითა წაიღეთ. ქსოვილი გამოყენებული ბოთლებისგან არის მიღებული, გვერდით ჯიბეებში კი კიდევ ორი ბოთლი ეტევა.',
      'Roll the top down three times, buckle the leather strap and the rain stays out. There’s no zip to break.\n\nA laptop section lies against your back. In a downpour the seams hold for about an hour; for anything longer take a rain cover. The fabric started life as drinks bottles, and the side pockets have room for two more.',
      'Скрутите верх три раза, застегните кожаный ремешок — и дождь внутрь не попадёт. Молнии сверху нет вовсе, так что и ломаться нечему.\n\nУ спины отделение для ноутбука. В сильный ливень швы держат примерно час, дальше понадобится чехол. Ткань сделана из старых бутылок, и ещё две поместятся в боковые карманы.',
      '包口往下卷三圈，扣好皮扣带，雨水就进不来。顶部没有拉链，也就不怕拉链坏。\n\n背部有电脑层。暴雨中接缝能撑一小时左右，再久请套防雨罩。面料由回收饮料瓶制成，两侧口袋还能再插两瓶水。',
    ),
    attributes: [
      material(recycled),
      holds(t('ლეპტოპი 15 დუიმამდე', 'Laptop up to 15 in', 'Ноутбук до 15 дюймов', '15英寸及以下笔记本电脑')),
      pockets(t('3 გარეთ, 2 შიგნით', '3 outside, 2 inside', '3 снаружи, 2 внутри', '外3内2')),
      weight(grams(790)),
      care(wipeDamp),
    ],
    looks: ['backpack.roll.charcoal', 'backpack.roll.mustard'],
    options: [colours(charcoal, mustard), volumes(value('18', litres(18)), value('25', litres(25)))],
    offers: [
      { values: ['charcoal', '18'], price: 14900, stock: 24, look: 'backpack.roll.charcoal' },
      { values: ['charcoal', '25'], price: 16900, stock: 33, look: 'backpack.roll.charcoal' },
      { values: ['mustard', '18'], price: 14900, was: 17500, stock: 7, look: 'backpack.roll.mustard' },
      { values: ['mustard', '25'], price: 16900, was: 19900, stock: 2, look: 'backpack.roll.mustard' },
    ],
    daysOld: 62,
  },
  {
    key: 'school-backpack',
    category: 'bags',
    store: 'tsigni-corner',
    brand: 'tsisferi',
    name: t('სკოლის ზურგჩანთა მყარი საზურგით', 'School backpack with a firm back', 'Школьный рюкзак с жёсткой спинкой', '硬背板学生书包'),
    description: t(
      'მყარი საზურგე რვეულების სიმძიმეს თანაბრად ანაწილებს, მკერდის ქამარი კი მხრის თასმებს ადგილზე აკავებს. თასმები ბავშვთან ერთად გრძელდება, ასე რომ ერთი ჩანთა რამდენიმე წელს ეყოფა.\n\nჩანთა სავსეც ბავშვის წონის მეათედზე მძიმე არ უნდა იყოს. წინა ჯიბეში კალმები ეტევა, გვერდითაში წყლის ბოთლი, საღამოს კი ამრეკლი ზოლი შორიდან ჩანს. შიგნით სახელის დასაწერი ადგილია: სექტემბერში, საკიდზე რომ ათი ერთნაირი ჩანთა კიდია, გამოგადგებათ.',
      'The firm back spreads the weight of the exercise books, and a chest strap keeps the shoulder straps where they belong. They lengthen as the child grows, and one bag does for several years.\n\nEven full, it should not exceed a tenth of the child’s own weight. Pens go in the front pocket, a bottle at the side, and a reflective strip shows in the dusk. Inside there is a space for a name, which helps in September, when the hooks in the corridor are full of bags just like it.',
      'Жёсткая спинка равномерно распределяет тяжесть тетрадей, а нагрудный ремень не даёт лямкам сползать. Лямки удлиняются вместе с ребёнком, так что рюкзака хватит на несколько лет.\n\nДаже полный рюкзак не должен весить больше десятой части веса ребёнка. Спереди карман для ручек, сбоку для бутылки, в сумерках видна светоотражающая полоса. Внутри место для имени: в сентябре, когда на крючках висит десяток похожих рюкзаков, оно выручает.',
      '硬质背板把课本的重量均匀分散，胸扣防止肩带下滑。肩带可随身高放长，一个书包能背好几年。\n\n装满后的总重请勿超过孩子体重的十分之一。前袋放笔，侧袋放水壶，傍晚反光条老远就能看见。内侧有姓名贴位，九月开学，一排挂钩上都是差不多的书包，写上名字就不会拿错。',
    ),
    attributes: [ages(fromYears(6)), material(recycled), weight(grams(680)), pockets(t('4', '4', '4', '4个')), care(wipeDamp)],
    looks: ['backpack.classic.sky', 'backpack.classic.red'],
    options: [
      colours(sky, red),
      volumes(
        value('15', t('15 ლ, I–IV კლასი', '15 l, ages 6–10', '15 л, 1–4 класс', '15升 6–10岁')),
        value('20', t('20 ლ, V–IX კლასი', '20 l, ages 10–15', '20 л, 5–9 класс', '20升 10–15岁')),
      ),
    ],
    offers: [
      { values: ['sky', '15'], price: 8900, stock: 41, look: 'backpack.classic.sky' },
      { values: ['sky', '20'], price: 10900, stock: 26, look: 'backpack.classic.sky' },
      { values: ['red', '15'], price: 8900, stock: 38, look: 'backpack.classic.red' },
      { values: ['red', '20'], price: 10900, stock: 0, look: 'backpack.classic.red' },
    ],
    daysOld: 104,
  },
  {
    key: 'leather-backpack',
    category: 'bags',
    store: 'khurjina-bags',
    brand: 'khurjina',
    name: t('ტყავის ზურგჩანთა სამსახურისთვის', 'Leather backpack for work', 'Кожаный рюкзак для работы', '真皮通勤双肩包'),
    description: t(
      'კაკლისფერი ტყავი მთელ ზურგჩანთაზე ერთი პარტიიდანაა, ამიტომ წლების შემდეგაც თანაბრად მუქდება. ჯიბეების კიდეებს ხელით ვღებავთ და ცვილით ვაპრიალებთ.\n\nსარჩული ზოლიანი ბამბაა, რომელიც ცალკე ამოგაქვთ და რეცხავთ. ზურგჩანთა ტილოსაზე მძიმეა: ცარიელი კილო და ორასი გრამია. ტყავს წელიწადში ორჯერ ცვილი წაუსვით, ნაკერი თუ ოდესმე გაიხსნა, მოგვიტანეთ და შეგიკერავთ.',
      'All the walnut-brown leather on one backpack comes from one batch, so it darkens evenly with the years. We dye the pocket edges by hand and polish them with wax.\n\nThe striped cotton lining lifts out for washing. Empty, the backpack weighs 1.2 kilos, more than a canvas one. Wax the leather twice a year, and should a seam ever open, bring it to us and we will sew it up.',
      'Ореховую кожу на каждый рюкзак берём из одной партии, поэтому с годами она темнеет ровно. Края карманов красим вручную и полируем воском.\n\nПолосатая хлопковая подкладка вынимается для стирки. Рюкзак тяжелее холщового: пустой весит кило двести. Дважды в год натирайте кожу воском, а разойдётся шов — приносите, зашьём.',
      '一只背包只用同一批胡桃棕牛皮，年头久了颜色也深得均匀。口袋边缘手工染色，再用蜂蜡打磨。\n\n条纹棉布内衬可整体取出清洗。空包重1.2公斤，比帆布包沉一些。皮面每年上两次蜡，哪天开线了，拿来我们给您缝好。',
    ),
    attributes: [
      material(calf),
      lining(t('ბამბა, ამოსაღები', 'Cotton, removable', 'Хлопок, вынимается', '棉布，可拆洗')),
      weight(kg(1.2)),
      care(waxIt),
      madeIn(tbilisi),
    ],
    looks: ['backpack.classic.walnut'],
    options: [sizes(value('13', inches(13)), value('15', inches(15)))],
    offers: [
      { values: ['13'], price: 32900, stock: 6 },
      { values: ['15'], price: 35900, stock: 11 },
    ],
    daysOld: 8,
  },
]
