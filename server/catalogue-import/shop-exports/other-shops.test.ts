/** The exports of shops beside Shopify, WooCommerce and Google Merchant: each a small file of its kind. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import { importCommand } from '../catalogue-import.cli.ts'

const { test, run, folder, productOf } = importHarness()
const table = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('')

async function bring(files: Record<string, string>, ...args: string[]) {
  const path = folder(files)
  const names = Object.keys(files)
  const source = names.length === 1 ? join(path, names[0]!) : path
  const { text, data } = await importCommand(test.ctx(), [source, '--store', `Other ${run()}`, '--create-categories', ...args])
  return { text, data: data as Record<string, unknown>, product: async (id: string) => productOf(`other-${run()}/${id}`) }
}

describe("other shops' exports", () => {
  it('of Magento: configurable products with their variants, store views as languages, days of a sale', async () => {
    const header =
      'sku,store_view_code,product_type,categories,name,description,price,special_price,special_price_from_date,special_price_to_date,qty,is_in_stock,product_online,visibility,additional_attributes,configurable_variations,base_image'
    const file = table(
      header,
      'MUG-R,,simple,"Default Category/Kitchen,Default Category/Kitchen/Mugs",Mug red,,20.0000,,,,3.0000,1,1,Not Visible Individually,"color=Red,material=Clay",,/m/r.jpg',
      'MUG-B,,simple,Default Category/Kitchen/Mugs,Mug blue,,22.0000,,,,0.0000,0,1,Not Visible Individually,color=Blue,,/m/b.jpg',
      'MUG,,configurable,Default Category/Kitchen/Mugs,Mug,<p>{{widget type=x}}Fired.</p>,,,,,,,1,"Catalog, Search",material=Clay,"sku=MUG-R,color=Red|sku=MUG-B,color=Blue",/m/m.jpg',
      'MUG,ru,configurable,,Кружка,,,,,,,,,,,,',
      'POT,,simple,Default Category/Kitchen/Pots,Pot,,50.0000,40.0000,2020-01-01,2020-02-01,5,1,2,4,,,',
    )
    const { product, data } = await bring({ 'magento.csv': file })
    expect(data).toMatchObject({
      added: 2,
      refused: 0,
      rows: { variants: 3, products: 1, parts: 1, lost: 0 },
      findings: { saleOver: { count: 1 } },
    })
    expect(await product('MUG')).toMatchObject({
      name: { en: 'Mug', ru: 'Кружка' },
      description: { en: 'Fired.' },
      options: [{ name: { en: 'Color' } }],
      attributes: [{ name: { en: 'Material' }, value: { en: 'Clay' } }],
      offers: [
        { values: ['Red'], price: 2000, stockOnHand: 3, sku: 'MUG-R' },
        { values: ['Blue'], price: 2200, stockOnHand: 0 },
      ],
    })
    expect(await product('POT')).toMatchObject({ listed: false, offers: [{ price: 5000, stockOnHand: 5 }] })
  })

  it('of Magento: what links do not tell apart the variants do; nothing is lost without a name', async () => {
    const header =
      'sku,store_view_code,product_type,name,price,special_price,special_price_from_date,product_online,visibility,additional_attributes,configurable_variations'
    const variant = (colour: string, size: string) =>
      `H-${size}-${colour},,simple,Hoodie ${size} ${colour},52,,,1,Not Visible Individually,"activity=Gym,color=${colour},size=${size}",`
    const file = table(
      header,
      ...['Grey', 'Black'].flatMap((colour) => ['S', 'M'].map((size) => variant(colour, size))),
      'H,,configurable,Hoodie,52,,,1,4,,"sku=H-S-Grey,size=S|sku=H-M-Grey,size=M|sku=H-S-Black,size=S|sku=H-M-Black,size=M"',
      'H,default,configurable,,,,,,,,',
      'T,,configurable,Tee,20,,,1,4,,"sku=T-S,size=S"',
      'B,,bundle,Yoga kit,14,,,1,4,,',
      'S,,simple,Socks,10,8,"10/21/16, 2:10 PM",1,4,,',
    )
    const { product, data, text } = await bring({ 'magento.csv': file })
    expect(await product('H')).toMatchObject({
      options: [{ name: { en: 'Size' } }, { name: { en: 'Color' } }],
      offers: [{ values: ['S', 'Grey'] }, { values: ['M', 'Grey'] }, { values: ['S', 'Black'] }, { values: ['M', 'Black'] }],
    })
    expect((await product('S'))!.offers).toMatchObject([{ price: 800, compareAtPrice: 1000 }])
    expect(data).toMatchObject({ added: 2, refused: 1, rows: { products: 1, variants: 5, lost: 3 } })
    expect(text).toContain('magento.csv:8 T  product_type: a configurable product without variants in the file')
    expect(text).toMatch(/2 rows are no products of their own: .*«default», «Yoga kit»/)
  })

  it('of Magento: a switch that is left to the shop says nothing of the product', async () => {
    const header =
      'sku,store_view_code,product_type,name,price,qty,manage_stock,use_config_manage_stock,allow_backorders,use_config_backorders'
    const rows = ['A,,simple,A,5,7.0000,0,1,0,1', 'B,,simple,B,5,7,0,0,0,1', 'C,,simple,C,5,0,1,1,1,1', 'D,,simple,D,5,0,1,1,1,0']
    const { product } = await bring({ 'magento.csv': table(header, ...rows) })
    const units = await Promise.all(['A', 'B', 'C', 'D'].map(async (sku) => (await product(sku))!.offers[0]!.stockOnHand))
    expect(units).toEqual([7, 10, 0, 10])
  })

  it('of OpenMage: variants in the rows below their product', async () => {
    const header =
      'sku,_store,_type,_category,name,price,qty,status,visibility,_super_products_sku,_super_attribute_code,_super_attribute_option'
    const file = table(
      header,
      'CAP-S,,simple,Hats,Cap S,15,4,1,1,,,',
      'CAP-M,,simple,Hats,Cap M,15,6,1,1,,,',
      'CAP,,configurable,Hats/Caps,Cap,15,,1,4,CAP-S,size,S',
      ',,,,,,,,,CAP-M,size,M',
    )
    const { product, data } = await bring({ 'openmage.csv': file })
    expect(data).toMatchObject({ added: 1, rows: { variants: 2, products: 1, parts: 1, lost: 0 } })
    expect(await product('CAP')).toMatchObject({
      listed: true,
      offers: [
        { values: ['S'], stockOnHand: 4 },
        { values: ['M'], stockOnHand: 6 },
      ],
    })
  })

  it('of PrestaShop: features, barcodes, a discount with days', async () => {
    const header =
      'ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Manufacturer;EAN13;Weight;Quantity;Description;Image URLs (x,y,z...);Feature (Name:Value:Position);Condition'
    const { product, data } = await bring({
      'ps.csv': table(
        header,
        '7;1;Kettle;Home,Kettles;80,50;10;;2099-01-01;K-7;Tone;4860000000017;1.2;9;<p>Steel</p>;https://x.example/k.jpg;Colour:Grey:1,Volume:2 l:2;refurbished',
        '8;0;Hidden;Kettles;5;;;;K-8;;;;1;;;;',
      ),
    })
    expect(data).toMatchObject({ added: 2, totals: { discounted: 1, unlisted: 1 } })
    expect(await product('7')).toMatchObject({
      attributes: [{ name: { en: 'Colour' } }, { value: { en: '2\u00a0l' } }],
      offers: [{ price: 8050, stockOnHand: 9, sku: 'K-7', gtin: '4860000000017', weight: 1200, condition: 'refurbished' }],
    })
  })

  it('of PrestaShop: combinations in a file of their own are the variants of their products, whatever the files are called', async () => {
    const products = [
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Reference;Quantity;Weight',
      '1;1;Shirt;Home/Clothes;20.00;SH;9;0.3',
      '2;1;Poster;Home/Art;10.00;PO;2;',
    ]
    const combinations = [
      'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity;Impact on weight',
      '1;Size:select:0,Color:color:1;S:0,White:0;SH-S;4006381333931;0;4;0',
      '1;Size:select:0,Color:color:1;M:1,White:0;SH-M;;-2.5;0;0.1',
      '1;Size:select:0,Color:color:1;L:1,White:0;SH-L;;cheap;3;0',
      '8;Size:select:0;S:0;X;;0;1;0',
    ]
    const { product, data, text } = await bring({ 'a-products.csv': table(...products), 'z-variants.csv': table(...combinations) })
    expect(await product('1')).toMatchObject({
      options: [{ name: { en: 'Size' } }, { name: { en: 'Color' } }],
      offers: [
        { values: ['S', 'White'], price: 2000, stockOnHand: 4, sku: 'SH-S', gtin: '4006381333931', weight: 300 },
        { values: ['M', 'White'], price: 1750, stockOnHand: 0, sku: 'SH-M', weight: 400 },
      ],
    })
    expect((await product('2'))!.offers).toMatchObject([{ price: 1000, stockOnHand: 2 }])
    expect(data).toMatchObject({ added: 2, rows: { products: 1, variants: 3, lost: 2 } })
    expect(text).toContain('z-variants.csv:4 1  Impact on price: must be an amount such as 42.50, not «cheap»')
    expect(text).toContain('z-variants.csv:5 id 8  Product ID: there is no product of the id 8 in these files')
  })

  it('of OpenCart: texts in a column for each language', async () => {
    const header =
      'product_id,name(en-gb),name(ru-ru),categories,sku,ean,quantity,model,manufacturer,image_name,price,weight,weight_unit,status,description(en-gb),description(ru-ru)'
    const { product } = await bring({
      'oc.csv': table(
        header,
        '42,Lamp,Лампа,Home > Lamps,L-42,,5,M42,Lux,catalog/l.jpg,99.9000,500,g,true,&lt;p&gt;Bright&lt;/p&gt;,Яркая',
      ),
    })
    expect(await product('42')).toMatchObject({
      name: { en: 'Lamp', ru: 'Лампа' },
      description: { en: 'Bright', ru: 'Яркая' },
      offers: [{ price: 9990, stockOnHand: 5, sku: 'L-42', weight: 500 }],
    })
  })

  it("of OpenCart's price lists: paths and attributes a line each, chosen columns; without prices it says so", async () => {
    const header =
      '_ID_;_MAIN_CATEGORY_;_CATEGORY_;_NAME_;_MODEL_;_SKU_;_MANUFACTURER_;_DESCRIPTION_;_STATUS_;_ATTRIBUTES_;_PRODUCT_IMAGES_'
    const row =
      '7;"Инструмент|Дрели";"Инструмент|Дрели\nИнструмент";"Дрель 18 В";0001;DR-18;Вихрь;"<p>Лёгкая.&nbsp;</p>";1;"Характеристики|Мощность, Вт|800\nХарактеристики|Тип|ударная";a.jpg'
    const { product, data } = await bring({ 'list.csv': `${header};_PRICE_;_QUANTITY_\n${row};199,90;4\n` })
    expect(data).toMatchObject({ added: 1, refused: 0 })
    expect(await product('7')).toMatchObject({
      name: { ru: 'Дрель 18\u00a0В' },
      description: { ru: 'Лёгкая.' },
      attributes: [
        { name: { ru: 'Мощность, Вт' }, value: { ru: '800' } },
        { name: { ru: 'Тип' }, value: { ru: 'ударная' } },
      ],
      offers: [{ price: 19_990, stockOnHand: 4, sku: 'DR-18' }],
    })
    const { text } = await bring({ 'list.csv': `${header}\n${row}\n` })
    expect(text).toContain('list.csv:2 7  _PRICE_: is missing')
    expect(text.split('\n').at(-1)).toBe('0 of 1 product can be sold today; 1 needs a price')
  })

  it.each([
    ['opencart.csv', 'product_id,name,model,price,quantity,stock_status', '5,Game,G-5,60,0,Pre-Order'],
    ['wix.csv', 'handleId,fieldType,name,price,inventory', '5,Product,Game,60,Preorder'],
    ['woo.csv', 'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories', '5,simple,G-5,Game,1,preorder,0,60,Games'],
    ['feed.csv', 'id,title,price,availability,quantity', '5,Game,60 GEL,preorder,0'],
  ])('%s: what is for preorder can be ordered, and one line says so', async (name, header, row) => {
    const { product, text } = await bring({ [name]: table(header, row) })
    expect((await product('5'))!.offers).toMatchObject([{ availability: 'preorder', stockOnHand: 10 }])
    expect(text).toMatch(/Noted +1 offer is for preorder: it can be ordered/)
    expect(text).toContain('1 of 1 product can be sold today')
  })

  it('of Square: units of all locations, variations next to each other', async () => {
    const header =
      'Token,Item Name,Variation Name,SKU,Description,Categories,Price,Archived,GTIN,Option Name 1,Option Value 1,Current Quantity Old Town,Current Quantity Station'
    const { product, data } = await bring(
      {
        'square.csv': table(
          header,
          'T1,Candle,Small,C-S,Wax,Home,$12.00,N,,Size,Small,4,6',
          'T1,Candle,Large,C-L,,Home,$18.00,N,,Size,Large,,',
          'T2,Mug,Regular,M-1,,Home,14,Y,,,,2,',
        ),
      },
      '--rate',
      '$=2',
    )
    expect(data).toMatchObject({ added: 2, totals: { unlisted: 1 } })
    expect(await product('Candle')).toMatchObject({ options: [{ name: { en: 'Size' } }], offers: [{ price: 2400, stockOnHand: 10, sku: 'C-S' }, { price: 3600, stockOnHand: 10 }] }) // oxfmt-ignore
  })

  it('of BigCommerce: SKUs below their product, whose name holds their options', async () => {
    const header =
      'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Sale Price,Product Weight,Allow Purchases?,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product Condition,Product UPC/EAN'
    const { product } = await bring({
      'bc.csv': table(
        header,
        'Product,77,Shirt,SH,Tone,Linen,70.00,,0.3,Y,Y,by option,0,Clothing/Shirts;Sale,sh.jpg,New,',
        '  SKU,,"[S]Size=S,[RB]Colour=Red",SH-S,,,,,,,,,3,,,,',
        '  SKU,,"[S]Size=M,[RB]Colour=Red",SH-M,,,75.00,,,,,,2,,,,',
        // As a converter of other shops' products writes it.
        'Product,,Belt,BE,Tone,Hide,40.00,,0.2,Y,Y,N,,Clothing,,New,',
        'SKU,,Belt [S]Length=90 cm[/S] [S]Colour=Tan[/S],BE-90,Tone,,40.00,,0.2,Y,Y,Y,4,,,,',
      ),
    })
    expect(await product('BE')).toMatchObject({ offers: [{ values: ['90 cm', 'Tan'], price: 4000, stockOnHand: 4 }] })
    expect(await product('77')).toMatchObject({
      options: [{ name: { en: 'Size' } }, { name: { en: 'Colour' } }],
      offers: [
        { values: ['S', 'Red'], price: 7000, stockOnHand: 3, condition: 'new', weight: 300 },
        { values: ['M', 'Red'], price: 7500, stockOnHand: 2 },
      ],
    })
  })

  it('of Wix: surcharges, a percentage off, stock in words', async () => {
    const header =
      'handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1,brand'
    const { product } = await bring({
      'wix.csv': table(
        header,
        'h1,Product,Ring,<p>Silver</p>,a1_b2~mv2.jpg;https://x.example/2.jpg,All Products;Rings,,100,,true,PERCENT,20,InStock,,Colour,COLOR,#c0c0c0:Silver;#ffd700:Gold,Tone',
        'h1,Variant,,,,,R-S,,0,true,,,5,,,,#c0c0c0:Silver,',
        'h1,Variant,,,,,R-G,,50,true,,,OutOfStock,,,,#ffd700:Gold,',
      ),
    })
    expect(await product('h1')).toMatchObject({
      offers: [
        { values: ['Silver'], price: 8000, compareAtPrice: 10_000, stockOnHand: 5 },
        { values: ['Gold'], price: 12_000, stockOnHand: 0 },
      ],
    })
  })

  it("of Yandex' catalogue in Windows-1251: paths of categories, offers of one group, currencies of old", async () => {
    const xml = `<?xml version="1.0" encoding="windows-1251"?><yml_catalog date="2026-01-01"><shop><currencies><currency id="RUR" rate="1"/></currencies>
      <categories><category id="1">Дом</category><category id="2" parentId="1">Чайники</category></categories><offers>
      <offer id="10" available="true" group_id="5"><price>1000</price><oldprice>1500</oldprice><currencyId>RUR</currencyId><categoryId>2</categoryId><picture>https://x.example/1.jpg</picture><name>Чайник Тоне</name><vendor>Тоне</vendor><vendorCode>V-1</vendorCode><barcode>4600000000017</barcode><param name="Цвет">Белый</param><param name="Объём" unit="л">2</param></offer>
      <offer id="11" available="false" group_id="5"><price>1100</price><currencyId>RUR</currencyId><categoryId>2</categoryId><name>Чайник Тоне</name><param name="Цвет">Чёрный</param><param name="Объём" unit="л">2</param></offer></offers></shop></yml_catalog>`
    const codes = new Map(Array.from({ length: 256 }, (_, code) => [new TextDecoder('windows-1251').decode(Uint8Array.of(code)), code]))
    const path = folder({ 'market.yml': Buffer.from([...xml].map((sign) => codes.get(sign)!)) })
    const { text } = await importCommand(test.ctx(), [
      join(path, 'market.yml'),
      '--store',
      `Other ${run()}`,
      '--create-categories',
      '--rate',
      'RUB=0.03',
    ])
    expect(text).toContain("Yandex' catalogue (XML), windows-1251")
    expect(text).toContain('Чайники')
    expect(await productOf(`other-${run()}/5`)).toMatchObject({
      name: { ru: 'Чайник Тоне' },
      options: [{ name: { ru: 'Цвет' } }],
      attributes: [{ name: { ru: 'Объём' }, value: { ru: '2\u00a0л' } }],
      offers: [
        { values: ['Белый'], price: 3000, compareAtPrice: 4500, gtin: '4600000000017', mpn: 'V-1', stockOnHand: 10 },
        { values: ['Чёрный'], price: 3300, stockOnHand: 0 },
      ],
    })
  })

  it('of 1C: the catalogue, its offers and units from files of one folder; without prices it says what is missing', async () => {
    const wrap = (inside: string) =>
      `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08">${inside}</КоммерческаяИнформация>`
    const catalogue =
      wrap(`<Классификатор><Группы><Группа><Ид>g1</Ид><Наименование>Посуда</Наименование><Группы><Группа><Ид>g2</Ид><Наименование>Чашки</Наименование></Группа></Группы></Группа></Группы>
      <Свойства><Свойство><Ид>p1</Ид><Наименование>Материал</Наименование><ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>Глина</Значение></Справочник></ВариантыЗначений></Свойство></Свойства></Классификатор>
      <Каталог><Товары><Товар><Ид>t1</Ид><Артикул>A-1</Артикул><Наименование>Чашка</Наименование><Описание>Ручная &amp;lt;b&amp;gt;работа&amp;lt;/b&amp;gt;</Описание><Группы><Ид>g2</Ид></Группы><ЗначенияСвойств><ЗначенияСвойства><Ид>p1</Ид><Значение>v1</Значение></ЗначенияСвойства></ЗначенияСвойств></Товар></Товары></Каталог>`)
    const offer = (id: string, colour: string, price: string) =>
      `<Предложение><Ид>t1#${id}</Ид><Наименование>Чашка</Наименование><ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Цвет</Наименование><Значение>${colour}</Значение></ХарактеристикаТовара></ХарактеристикиТовара><Цены><Цена><ИдТипаЦены>opt</ИдТипаЦены><ЦенаЗаЕдиницу>1</ЦенаЗаЕдиницу><Валюта>GEL</Валюта></Цена><Цена><ИдТипаЦены>roz</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>GEL</Валюта></Цена></Цены></Предложение>`
    const offers = wrap(
      `<ПакетПредложений><ТипыЦен><ТипЦены><Ид>opt</Ид><Наименование>Оптовая</Наименование></ТипЦены><ТипЦены><Ид>roz</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен><Предложения>${offer('a', 'Белая', '12,50')}${offer('b', 'Синяя', '13')}</Предложения></ПакетПредложений>`,
    )
    const rests = wrap(
      '<ПакетПредложений><Предложения><Предложение><Ид>t1#a</Ид><Остатки><Остаток><Склад><Ид>s</Ид><Количество>4</Количество></Склад></Остаток></Остатки></Предложение></Предложения></ПакетПредложений>',
    )
    const { product, data } = await bring({ 'import.xml': catalogue, 'offers.xml': offers, 'rests.xml': rests })
    expect(data).toMatchObject({ added: 1, refused: 0 })
    expect(await product('t1')).toMatchObject({
      name: { ru: 'Чашка' },
      description: { ru: 'Ручная работа' },
      attributes: [{ name: { ru: 'Материал' }, value: { ru: 'Глина' } }],
      offers: [
        { values: ['Белая'], price: 1250, stockOnHand: 4, sku: 'A-1' },
        { values: ['Синяя'], price: 1300, stockOnHand: 10 },
      ],
    })
    const alone = await bring({ 'import.xml': catalogue })
    expect(alone.text).toContain('import the folder with import.xml and offers.xml together')
    expect(alone.text.split('\n').at(-1)).toBe('0 of 1 product can be sold today; 1 needs a price')
  })
})
