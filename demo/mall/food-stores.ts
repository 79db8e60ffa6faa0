import type { DemoStore } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'
import { tbilisi, telavi, zugdidi } from '#demo/mall/towns.ts'

/** Stores of what is eaten and drunk. */
export const foodStores: DemoStore[] = [
  {
    key: 'guria-tea-house',
    name: t('გურიის ჩაის სახლი', 'Guria Tea House', 'Чайный дом Гурии', '古里亚茶庄'),
    companyCode: '999997505',
    city: t('ოზურგეთი', 'Ozurgeti', 'Озургети', '奥祖尔盖蒂'),
    about: t(
      'ძველ პლანტაციებს ვაცოცხლებთ. ფოთოლს მაისიდან ოქტომბრამდე ხელით ვკრეფთ.',
      'We are bringing old plantations back. The leaf is picked by hand from May to October.',
      'Возрождаем старые плантации. Лист собираем вручную с мая по октябрь.',
      '让老茶园重获新生，五月到十月，全程手工采摘。',
    ),
  },
  {
    key: 'mtis-taphli',
    name: t('მთის თაფლი', 'Mountain Honey', 'Горный мёд', '高山蜜坊'),
    companyCode: '999034704',
    city: t('ამბროლაური', 'Ambrolauri', 'Амбролаури', '安布罗劳里'),
    about: t(
      'ასოცი სკა რაჭაში და ბებიას მურაბების რვეული. შაქარი ზომიერად.',
      'A hundred and twenty hives in Racha and grandmother’s jam notebook. Easy on the sugar.',
      'Сто двадцать ульев в Раче и бабушкина тетрадь с рецептами варенья. Сахара в меру.',
      '拉恰山里一百二十箱蜂，外加奶奶的果酱手记，糖放得恰到好处。',
    ),
  },
  {
    key: 'janjukha-sweets',
    name: t('ჯანჯუხა', 'Janjukha Sweets', 'Сладости «Джанджуха»', 'Janjukha 甜食铺'),
    companyCode: '999071903',
    city: t('გურჯაანი', 'Gurjaani', 'Гурджаани', '古尔贾尼'),
    about: t(
      'ჩურჩხელას ოჯახში ვავლებთ, ახალი ბადაგით, რთვლის დროს. შოკოლადს ზამთარში ვაკეთებთ.',
      'We dip churchkhela at home in fresh must at harvest time, and make chocolate in winter.',
      'Чурчхелу макаем дома, в свежее сусло, в дни ртвели. Шоколад делаем зимой.',
      '葡萄收获季用鲜榨葡萄汁手工蘸制核桃葡萄串，冬天做巧克力。',
    ),
  },
  {
    key: 'odishi-spices',
    name: t('ოდიშის სანელებლები', 'Odishi Spices', 'Специи Одиши', 'Odishi 香料'),
    companyCode: '999109102',
    city: zugdidi,
    about: t(
      'მეგრული აჯიკა, სვანური მარილი და ახალი თხილი. ცხარე მართლა ცხარეა.',
      'Megrelian adjika, Svan salt and fresh nuts. Hot means hot.',
      'Мегрельская аджика, сванская соль и свежие орехи. Острое — значит острое.',
      '梅格列尔辣酱、斯万盐和新鲜坚果。说辣就是真辣。',
    ),
  },
  {
    key: 'kakheti-cellar',
    name: t('კახეთის მარანი', 'Kakheti Cellar', 'Кахетинский погреб', '卡赫季酒窖'),
    companyCode: '999146301',
    city: telavi,
    about: t(
      'ალაზნის ველის პატარა მარნების ღვინოები. თითოეულ მეღვინეს პირადად ვიცნობთ.',
      'Wines from small cellars of the Alazani valley. We know every winemaker in person.',
      'Вина маленьких погребов Алазанской долины. Каждого винодела знаем лично.',
      '精选阿拉扎尼河谷小酒庄，每位酿酒人我们都认识。',
    ),
  },
  {
    key: 'qvevri-yard',
    name: t('ქვევრის ეზო', 'Qvevri Yard', 'Двор квеври', 'Qvevri 陶罐酒坊'),
    companyCode: '999183500',
    city: t('ზესტაფონი', 'Zestaponi', 'Зестафони', '泽斯塔波尼'),
    about: t(
      'იმერული ქვევრები, ჭაჭაზე დაყენებული ღვინო და დოქი მეზობელი სახელოსნოდან.',
      'Imeretian qvevri, skin-contact wine and jugs from the workshop next door.',
      'Имеретинские квеври, вино на мезге и кувшины из соседней мастерской.',
      '伊梅列季陶罐、带皮发酵的葡萄酒，酒壶来自隔壁陶坊。',
    ),
  },
  {
    key: 'dila-drinks',
    name: t('დილის სასმელები', 'Dila Drinks', 'Напитки «Дила»', 'Dila 饮品'),
    companyCode: '999220699',
    city: tbilisi,
    about: t(
      'ყავას ორშაბათსა და ხუთშაბათს ვხალავთ, ლიმონათს კი ნამდვილი ტარხუნით ვამზადებთ.',
      'We roast on Mondays and Thursdays and make lemonade with real tarragon.',
      'Жарим кофе по понедельникам и четвергам, лимонад делаем на настоящем тархуне.',
      '周一、周四烘豆，汽水用真正的龙蒿制作。',
    ),
  },
]
