import type { DemoProduct } from '#demo/mall/shapes.ts'
import { bars, cm, grams, mm, months } from '#demo/mall/terms/amounts.ts'
import { crystal, inBox, movement, size, strap, technique, warranty, watchCase, waterproof, weight } from '#demo/mall/terms/attributes.ts'
import { colours, sets, sizes, tan, value, wineRed } from '#demo/mall/terms/options.ts'
import { stainless } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const sapphire = t('საფირონი', 'Sapphire', 'Сапфировое', '蓝宝石玻璃')
const quartz = t('კვარცი', 'Quartz', 'Кварцевый', '石英')
const gilded = t('მოოქროვილი ფოლადი', 'Gilded steel', 'Сталь с позолотой', '镀金钢')
const leather = t('ნატურალური ტყავი', 'Leather', 'Натуральная кожа', '真皮')

export const dressWatches: DemoProduct[] = [
  {
    key: 'saatela-petite',
    category: 'watches',
    store: 'minanka-atelier',
    brand: 'saatela',
    name: t(
      'ქალის ოთხკუთხა საათი Saatela Petite',
      'Saatela Petite rectangular watch for women',
      'Женские прямоугольные часы Saatela Petite',
      'Saatela Petite 女士方形腕表',
    ),
    description: t(
      'თხელი, პატარა და იმდენად მსუბუქი, რომ დღის ბოლოს მისი მოხსნა დაგავიწყდებათ. მომრგვალებული კუთხეები სახელოში არ იჭედება.\n\nწამების ისარი წვრილი და ნარინჯისფერია, სათვალის გარეშე მას ყველა ვერ გაარჩევს. სამაჯური ვიწროა და Petite-ის ორივე ზომას ერთნაირად ერგება, ასე რომ დებს ერთმანეთში გაცვლაც შეუძლიათ.',
      'Slim, small and so light that by the end of the day you will forget to take it off. The rounded corners do not catch in a cuff.\n\nThe second hand is a thin orange line, and without glasses not everyone will make it out. The strap is narrow, and any Petite strap fits either size, so two sisters can swap.',
      'Тонкие, маленькие и такие лёгкие, что вечером забудете их снять. Скруглённые углы не цепляются за манжету.\n\nСекундная стрелка тонкая, оранжевая, без очков её разглядит не каждый. Ремешок узкий, и любой ремешок Petite подходит к обоим размерам, так что сёстры могут меняться.',
      '表身轻薄小巧，戴到晚上都忘了摘。方形表壳四角打圆，不勾袖口。\n\n橙色秒针很细，眼神不好的人未必看得清。表带窄，Petite系列的表带两种尺寸通用，姐妹俩可以换着戴。',
    ),
    attributes: [
      movement(quartz),
      watchCase(gilded),
      strap(leather),
      weight(grams(28)),
      waterproof(bars(3)),
      inBox(t('საათი, სასაჩუქრე კოლოფი', 'Watch, gift box', 'Часы, подарочная коробка', '腕表、礼盒')),
    ],
    looks: ['watch.square.wine', 'watch.square.leather'],
    options: [colours(wineRed, tan), sizes(value('22', mm(22)), value('26', mm(26)))],
    offers: [
      { values: ['wine', '22'], price: 19900, stock: 33, look: 'watch.square.wine' },
      { values: ['wine', '26'], price: 20900, stock: 14, look: 'watch.square.wine' },
      { values: ['leather', '22'], price: 19900, stock: 27, look: 'watch.square.leather' },
      { values: ['leather', '26'], price: 20900, stock: 8, look: 'watch.square.leather' },
    ],
    daysOld: 27,
  },
  {
    key: 'saatela-heritage',
    category: 'watches',
    store: 'oda-house',
    brand: 'saatela',
    name: t(
      'საიუბილეო საათი Saatela Heritage, 38 მმ',
      'Saatela Heritage anniversary watch, 38 mm',
      'Часы к юбилею Saatela Heritage, 38 мм',
      'Saatela Heritage 纪念腕表 38毫米',
    ),
    description: t(
      'ეს საათი იუბილესთვის ჩავიფიქრეთ: საფირონის მინა, ხელით ნაკერი ღვინისფერი სამაჯური და კაკლის კოლოფი. უკანა სარქველზე ინიციალებს ან თარიღს უფასოდ ამოვტვიფრავთ.\n\nამოტვიფვრას სამი სამუშაო დღე სჭირდება, ამიტომ დღესასწაულამდე ერთი კვირით ადრე შეუკვეთეთ; წარწერიან საათს უკან ვერ დავიბრუნებთ. უმეტესად თარიღს გვაწერინებენ: ეს ან ქორწილის დღეა, ან პენსიაზე გასვლის.',
      'We had an anniversary in mind when we put this one together: sapphire crystal, a hand-stitched burgundy strap and a walnut case. Initials or a date go on the back free of charge.\n\nEngraving takes three working days, so order a week ahead of the occasion; an engraved watch can’t be returned. Most people ask for a date: a wedding, or the last day at work.',
      'Собирая эти часы, мы думали о юбилее: сапфировое стекло, бордовый ремешок ручной строчки и ореховая шкатулка. На задней крышке бесплатно выгравируем инициалы или дату.\n\nГравировка занимает три рабочих дня, заказывайте за неделю до праздника; часы с надписью вернуть нельзя. Чаще всего просят дату: день свадьбы или день выхода на пенсию.',
      '为周年纪念而做：蓝宝石镜面、手缝酒红表带，配胡桃木表盒。底盖可免费镌刻姓名缩写或日期。\n\n刻字需三个工作日，请在纪念日前一周下单，刻字后不支持退货。客人要刻的多是日期，有结婚那天，也有退休那天。',
    ),
    attributes: [
      movement(quartz),
      watchCase(stainless),
      crystal(sapphire),
      strap(t('ხელით ნაკერი ტყავი', 'Hand-stitched leather', 'Кожа, ручная строчка', '手缝真皮')),
      waterproof(bars(5)),
      warranty(months(24)),
    ],
    looks: ['watch.classic.wine'],
    options: [
      sets(
        value('box', t('კაკლის კოლოფით', 'With a walnut case', 'С ореховой шкатулкой', '配胡桃木盒')),
        value('plain', t('მუყაოს კოლოფით', 'In a cardboard box', 'В картонной коробке', '纸盒简装')),
      ),
    ],
    offers: [
      { values: ['box'], price: 42900, stock: 12 },
      { values: ['plain'], price: 38900, stock: 7 },
    ],
    daysOld: 229,
  },
  {
    key: 'minanka-dial-watch',
    category: 'watches',
    store: 'minanka-atelier',
    brand: 'minanka',
    name: t(
      'ოთხკუთხა საათი მინანქრის ციფერბლატით',
      'Rectangular watch with an enamel dial',
      'Прямоугольные часы с эмалевым циферблатом',
      '珐琅表盘方形腕表',
    ),
    description: t(
      'ჩვეულებრივი საღებავის ნაცვლად ციფერბლატს მინანქარი ფარავს: ფხვნილს სპილენძის ფირფიტაზე ვაყრით და ღუმელში ოთხჯერ ვატარებთ. ფერი ასი წლის შემდეგაც ასეთივე დარჩება.\n\nმოოქროვილი სამაჯური ერთი საკეტით იკვრება. მინანქარი მინაა: თუ საათი ქვაზე დაგივარდებათ, შეიძლება გაიბზაროს, და ციფერბლატის აღდგენას ორი კვირა სჭირდება.',
      'Instead of paint the dial is covered in enamel: we sift the powder over a copper plate and fire it four times. A hundred years from now the colour will be the same.\n\nThe gilded bracelet closes with a single clasp. Enamel is glass, though: dropped on stone it may crack, and a new dial takes us two weeks.',
      'Вместо краски циферблат покрыт эмалью: порошок насыпаем на медную пластину и обжигаем четыре раза. Через сто лет цвет останется таким же.\n\nПозолоченный браслет застёгивается одним замком. Эмаль — это стекло: от удара о камень она может треснуть, а новый циферблат мы делаем две недели.',
      '表盘不上漆，而是烧珐琅：把釉粉筛在铜片上，入炉烧四遍。过一百年，颜色还是这样。\n\n镀金表带单扣开合。珐琅说到底是玻璃，摔在石头上可能开裂，重做表盘需两周。',
    ),
    attributes: [
      movement(quartz),
      watchCase(gilded),
      technique(t('მინანქარი სპილენძზე', 'Enamel on copper', 'Эмаль по меди', '铜胎珐琅')),
      strap(gilded),
      size(mm('28 × 33')),
      warranty(months(24)),
    ],
    looks: ['watch.square.gold'],
    options: [
      {
        name: t('სამაჯურის სიგრძე', 'Bracelet length', 'Длина браслета', '表带长度'),
        values: [value('17', cm(17)), value('19', cm(19))],
      },
    ],
    offers: [
      { values: ['17'], price: 58900, stock: 5 },
      { values: ['19'], price: 58900, stock: 4 },
    ],
    daysOld: 12,
  },
]
