/** Files as merchants really export them, of the kinds that went wrong: each comes in, or says in one line what does not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import { importCommand } from './catalogue-import.cli.ts'
import { exportCatalogue } from './export.service.ts'

const { test, run, folder, productOf } = importHarness()

const table = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('')

/** Imports one file into a store of its own; `product` finds what came in by the source's key. */
async function bring(name: string, content: string | Buffer, ...args: string[]) {
  const path = folder({ [name]: content })
  const store = `Strange ${run()}`
  const { text, data, ok } = await importCommand(test.ctx(), [join(path, name), '--store', store, '--create-categories', ...args])
  const product = async (id: string) => productOf(`strange-${run()}/${id}`)
  return { text, ok, product, path, data: data as Record<string, unknown> & { faults: { line: number; field: string; reason: string }[] } }
}

describe('not said is not zero', () => {
  const header = 'Handle,Title,Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Policy,Variant Price,Status'
  it('stock that a file of several locations does not hold is not counted', async () => {
    const file = table(header, 'bowl,Bowl,true,Colour,Rust,shopify,deny,24.00,active', 'bowl,,,,Sand,shopify,deny,24.00,')
    const { text, product } = await bring('p.csv', file, '--stock', '7')
    expect((await product('bowl'))!.offers.map(({ stockOnHand }) => stockOnHand)).toEqual([7, 7])
    expect(text).toContain('2 offers are in stock without a count (--stock sets theirs)')
    expect(text).toContain('1 of 1 product can be sold today')
  })

  it('a switch in the language of any spreadsheet is read, and an unknown word never means on', async () => {
    const words = ['ЛОЖЬ', 'FALSCH', 'falso', 'FAUX', 'FAŁSZ', 'YANLIŞ', '假', 'მცდარი', 'vielleicht']
    const on = ['ИСТИНА', 'WAHR', 'verdadero', 'vrai', 'prawda', 'doğru', '是', 'კი', '']
    const rows = [...words, ...on].map((word, i) => `p${i},P ${i},${word},Title,Default Title,,deny,5,`)
    const { text, product, data } = await bring('p.csv', table(header, ...rows))
    for (const i of words.keys()) expect([words[i], (await product(`p${i}`))!.listed]).toEqual([words[i], false])
    for (const i of on.keys()) expect([on[i], (await product(`p${i + words.length}`))!.listed]).toEqual([on[i], true])
    expect(data.findings).toMatchObject({ unknownFlag: { count: 1, first: { line: 10, field: 'Published', value: 'vielleicht' } } })
    expect(text).toContain('1 word is neither yes nor no: it counts as no')
  })
})

describe('rows that belong together', () => {
  const woo =
    'ID,Type,SKU,Name,Published,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)'
  it('an attribute that only the variations name becomes the option', async () => {
    const { product } = await bring(
      'p.csv',
      table(
        woo,
        '1,variable,S,Scarf,1,1,,,,Scarves,,,,',
        '2,variation,S-R,,1,1,4,,45,,,S,Colour,Red',
        '3,variation,S-B,,1,1,6,,55,,,S,Colour,Blue',
      ),
    )
    expect((await product('1'))!.offers).toMatchObject([{ price: 4500, stockOnHand: 4, sku: 'S-R' }, { price: 5500, stockOnHand: 6, sku: 'S-B' }]) // oxfmt-ignore
  })

  it('variations that collapse onto the same values are each an error', async () => {
    const { data, ok } = await bring(
      'p.csv',
      table(
        woo,
        '1,variable,S,Scarf,1,1,,,,Scarves,,,Colour,"Red, Blue"',
        '2,variation,S-R,,1,1,4,,45,,,S,Colour,Red',
        '3,variation,S-X,,1,1,6,,55,,,S,Colour,Red',
      ),
    )
    expect(data.faults).toMatchObject([{ line: 4, reason: 'the variation has the values of line 3, Red' }])
    expect(data).toMatchObject({ added: 1, rows: { products: 1, variants: 1, parts: 0, lost: 1 } })
    expect(ok).toBe(false)
  })

  it('a variation that is switched off does not come in, is named, and a strict import refuses', async () => {
    const file = table(
      woo,
      '1,variable,H,Hat,1,1,,,,Hats,,,Size,"S, M"',
      '2,variation,H-S,,1,1,3,,80,,,H,Size,S',
      '3,variation,H-M,,0,1,9,,8,,,H,Size,M',
    )
    const strict = await bring('p.csv', file, '--strict')
    expect(strict).toMatchObject({
      ok: false,
      data: { added: 0, findings: { switchedOff: { count: 1, first: { line: 4 }, values: ['H-M'] } } },
    })
    const { product, data } = await bring('p.csv', file)
    expect((await product('1'))!.offers).toMatchObject([{ price: 8000, stockOnHand: 3 }])
    expect(data.rows).toEqual({ products: 1, variants: 1, parts: 0, lost: 1 })
  })

  it('rows of one product that stand apart say so with both lines', async () => {
    const { data, product } = await bring(
      'p.csv',
      table(
        'Handle,Title,Option1 Name,Option1 Value,Variant Price',
        'shirt,Shirt,Size,S,70',
        'belt,Belt,Title,Default Title,75',
        'shirt,,,M,80',
      ),
    )
    expect(data.faults).toMatchObject([
      { line: 4, field: 'Handle', reason: 'the rows of «shirt» are not next to each other (it begins on line 2): sort the file by Handle' },
    ])
    expect((await product('shirt'))!.offers).toHaveLength(1)
  })

  it('of 400 variants the first 300 come in, and the product is not lost', async () => {
    const rows = Array.from({ length: 400 }, (_, i) => `big,${i ? '' : 'Big'},Size,${i % 20},${`C${Math.floor(i / 20)}`},5`)
    const { data, product } = await bring('p.csv', table('Handle,Title,Option1 Name,Option1 Value,Option2 Value,Variant Price', ...rows).replace('Option1 Value,', 'Option1 Value,Option2 Name,').replaceAll(/^(big,[^,]*,Size,\d+),/gm, '$1,Colour,')) // oxfmt-ignore
    expect(data).toMatchObject({ added: 1, findings: { variants: { count: 100 } }, rows: { variants: 300, lost: 100 } })
    expect((await product('big'))!.offers).toHaveLength(300)
  })
})

describe('text of other systems', () => {
  const woo =
    'ID,Type,SKU,Name,Published,Description,Stock,Regular price,Categories,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Meta: _wpml_import_language_code,Meta: _wpml_import_translation_group'
  it('is decoded in every field, once and twice, without shortcodes, signs that nobody sees and placeholders', async () => {
    const description =
      '"[vc_row css="".a{}""][vc_column_text]&lt;p&gt;Ash &amp;amp; steel.&lt;/p&gt;[/vc_column_text][/vc_row]<![CDATA[<b>New</b>]]>"'
    const { product, text } = await bring(
      'p.csv',
      table(
        woo,
        `1,simple,R,Rake &amp;amp; ho\u00ade\u200b,1,${description},5,38,"Uncategorized, Home &amp; Garden &gt; Tools &amp;amp; Care",,Bell &amp; Sons,Handle &amp; head,&quot;A3&quot; &#8243;,,`,
      ),
    )
    expect(await product('1')).toMatchObject({
      name: { en: 'Rake & hoe' },
      description: { en: 'Ash & steel.\n\nNew' },
      attributes: [{ name: { en: 'Handle & head' }, value: { en: '"A3" ″' } }],
    })
    expect(text).toContain('Tools & Care')
    expect(text).toContain('Bell & Sons')
    expect(text).not.toMatch(/Uncategorized|&amp;/)
  })

  it('in several languages is one product in ours, from one cell or from the rows of a translation group', async () => {
    const rows = [
      '1,simple,Q,[:en]Copper jug[:ru]Медный кувшин[:ka]სპილენძის დოქი[:],1,{:en}Made{:}{:ru}Сделан{:}{:de}Gemacht{:},2,140,Jugs,,,,,,',
      '2,simple,W,Linen towel,1,,7,25,Towels,,,,,en,G1',
      '3,simple,W-ru,Льняное полотенце,1,,7,25,Полотенца,,,,,ru,G1',
    ]
    const { product, data } = await bring('p.csv', table(woo, ...rows))
    expect(await product('1')).toMatchObject({ name: { en: 'Copper jug', ru: 'Медный кувшин', ka: 'სპილენძის დოქი' }, description: { en: 'Made', ru: 'Сделан' } }) // oxfmt-ignore
    expect(await product('2')).toMatchObject({ name: { en: 'Linen towel', ru: 'Льняное полотенце' } })
    expect(await product('3')).toBeUndefined()
    expect(data).toMatchObject({ added: 2, refused: 0, findings: { translations: { count: 1 } }, rows: { variants: 2, parts: 1, lost: 0 } })
  })

  it('of a translation group gives options and their values a name in each language', async () => {
    const rows = [
      '1,variable,H,Hat,1,,,,Hats,,,Colour,"Red, Blue",en,G1',
      '2,variation,H-R,,1,,3,80,,H,,Colour,Red,en,V1',
      '3,variation,H-B,,1,,4,90,,H,,Colour,Blue,en,V2',
      '4,variable,H-ru,Шляпа,1,,,,Шляпы,,,Цвет,"Синий, Красный, Чёрный",ru,G1',
      '5,variation,H-ru-R,,1,,3,80,,H-ru,,Цвет,Красный,ru,V1',
      '6,variation,H-ru-B,,1,,4,90,,H-ru,,Цвет,Синий,ru,V2',
      '7,simple,T,Tie,1,,2,20,Ties,,,Made of,"Silk, Wool",en,G2',
      '8,simple,T-ru,Галстук,1,,2,20,Галстуки,,,Состав,"Шёлк, Шерсть",ru,G2',
    ]
    const { product, data } = await bring('p.csv', table(woo, ...rows))
    expect(await product('1')).toMatchObject({
      options: [{ name: { en: 'Colour', ru: 'Цвет' }, values: [{ text: { en: 'Red', ru: 'Красный' } }, { text: { en: 'Blue', ru: 'Синий' } }] }], // oxfmt-ignore
      offers: [{ values: ['Red'], stockOnHand: 3 }, { values: ['Blue'] }],
    })
    expect((await product('7'))!.attributes).toEqual([{ name: { en: 'Made of', ru: 'Состав' }, value: { en: 'Silk, Wool', ru: 'Шёлк, Шерсть' } }]) // oxfmt-ignore
    expect(data).toMatchObject({ added: 2, rows: { products: 1, variants: 3, parts: 4, lost: 0 } })
  })
})

describe('numbers and limits', () => {
  const woo = 'ID,Type,SKU,Name,Published,Stock,Sale price,Regular price,Categories,Images'
  it('too exact prices are rounded, said once', async () => {
    const { text, product } = await bring(
      'p.csv',
      table(woo, '1,simple,A,Knife,1,3,,12.396694,K,', '2,simple,B,Knife 2,1,3,19.4915,24.5763,K,', '3,simple,C,Knife 3,1,3,,8.475,K,'),
    )
    expect((await product('1'))!.offers[0]!.price).toBe(1240)
    expect((await product('2'))!.offers[0]).toMatchObject({ price: 1949, compareAtPrice: 2458 })
    expect((await product('3'))!.offers[0]!.price).toBe(848)
    expect(text).toMatch(/4 prices were rounded to whole tetri: p\.csv:2 Regular price «12.396694»/)
  })

  it('ids longer than a key begin alike and stay two products, which the mall’s export names as its import reads them', async () => {
    const header = 'Handle,Title,Variant Price'
    const [one, other] = [`${'y'.repeat(230)}-one`, `${'y'.repeat(230)}-two`]
    const file = table(header, `${one},One,5`, `${other},Two,6`, `${'z'.repeat(200)},Three,7`)
    const { path, data } = await bring('p.csv', file)
    expect(data).toMatchObject({ added: 3, refused: 0 })
    expect((await importCommand(test.ctx(), [join(path, 'p.csv'), '--store', `Strange ${run()}`])).data).toMatchObject({ unchanged: 3 })
    await exportCatalogue(test.ctx(), join(path, 'export'))
    const { faults } = (await importCommand(test.ctx(), [join(path, 'export'), '--dry-run'])).data as { faults: object[] }
    expect(faults).toEqual([])
  })

  it('a price that may mean two amounts is an error at its cell, with the verdict and a line in the report', async () => {
    const { data, text, path } = await bring(
      'p.csv',
      table(woo, '1,simple,A,Dear,1,3,,"1,299",K,', '2,simple,B,Cheap,1,"1 000",,5,K,'),
      '--dry-run',
    )
    expect(data.faults).toMatchObject([{ line: 2, field: 'Regular price' }])
    expect(text.split('\n').at(-1)).toBe('1 of 2 products can be sold today; 1 needs a price')
    const report = readFileSync(join(path, 'p.report.csv'), 'utf8').split('\r\n')
    expect(report[1]).toBe(
      'p.csv,2,1,Regular price,"1,299","may mean two amounts, «1,299»: write 1299.00 or 1.299",write a price such as 42.50',
    )
    expect(data.totals).toMatchObject({ units: 1000 })
  })

  it('a long address of a picture costs at most the picture', async () => {
    const long = `https://pictures.example/${'a'.repeat(640)}.jpg`
    const { data, product } = await bring(
      'p.csv',
      table(woo, `1,simple,A,Lamp,1,3,,5,K,${long}`, `2,simple,B,Lamp 2,1,3,,5,K,${long.repeat(4)}`),
    )
    expect(data).toMatchObject({ added: 2, refused: 0, findings: { pictures: { count: 1 } } })
    expect(await product('2')).toBeDefined()
  })
})

describe('formats by their meaning', () => {
  it('XML is read by its namespace, whatever the prefix, and what was escaped twice is decoded', async () => {
    const xml = `<?xml version="1.0"?><rss xmlns:ns0="http://base.google.com/ns/1.0"><channel><item><ns0:id>N1</ns0:id><title>Tray</title>
      <description><![CDATA[&lt;p&gt;Oiled &amp;amp; dry.&lt;/p&gt;]]></description><ns0:price>65.00 GEL</ns0:price><ns0:availability>preorder</ns0:availability>
      <ns0:availability_date>2027-01-15</ns0:availability_date><ns0:condition>refurbished</ns0:condition><ns0:gtin>4860000000338</ns0:gtin>
      <ns0:product_type>Home &amp;gt; Trays &amp;amp; bowls</ns0:product_type><ns0:shipping><ns0:price>9 GEL</ns0:price></ns0:shipping>
      <ns0:product_detail><ns0:section_name>Size</ns0:section_name><ns0:attribute_name>Width</ns0:attribute_name><ns0:attribute_value>6,5"</ns0:attribute_value></ns0:product_detail></item></channel></rss>`
    const { product, text } = await bring('feed.xml', xml)
    expect(await product('N1')).toMatchObject({
      description: { en: 'Oiled & dry.' },
      attributes: [{ name: { en: 'Width' }, value: { en: '6,5"' } }, { value: { en: 'Refurbished', ru: 'Восстановленный' } }],
      offers: [
        {
          stockOnHand: 10,
          gtin: '4860000000338',
          condition: 'refurbished',
          availability: 'preorder',
          availableFrom: new Date('2027-01-14T20:00:00Z'),
        },
      ],
    })
    expect(text).toContain('Trays & bowls')
    expect(text).toContain('1 offer is for preorder')
    expect(text).toContain('1 of 1 product can be sold today')
  })

  it('a file of tabs may begin a cell with a quote', async () => {
    const { product } = await bring(
      'feed.tsv',
      'id\ttitle\tdescription\timage_link\tavailability\tprice\nQ1\t"Dila" mug\t- 300 ml\thttps://x.example/1.jpg\tin stock\t42.00 GEL\nQ2\t"Stand 43"\t"two\nlines"\t\tin stock\t5\n',
    )
    expect(await product('Q1')).toMatchObject({ name: { en: '"Dila" mug' }, description: { en: '- 300\u00a0ml' } })
    expect(await product('Q2')).toMatchObject({ name: { en: 'Stand 43' }, description: { en: 'two\nlines' } })
  })

  it.each([
    [
      'ru',
      'ID,Тип,Артикул,Имя,Опубликован,Видимость в каталоге,Описание,В наличии?,Запасы,Базовая цена,Категории,Родительский,Имя атрибута 1,Значение(-я) аттрибута(-ов) 1,Вес (кг)',
    ],
    [
      'de',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Beschreibung,Vorrätig?,Bestand,Regulärer Preis,Kategorien,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e),Gewicht (kg)',
    ],
    [
      'es',
      'ID,Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,Descripción,¿Existencias?,Inventario,Precio normal,Categorías,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Peso (kg)',
    ],
    [
      'fr',
      'ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,Description,En stock ?,Stock,Tarif régulier,Catégories,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1 ,Poids (kg)',
    ],
    [
      'it',
      "ID,Tipo,SKU,Nome,Pubblicato,Visibilità nel catalogo,Descrizione,In stock?,Magazzino,Prezzo di listino,Categorie,Genitore,Nome dell'attributo 1,Valore dell'attributo 1,Peso (kg)",
    ],
    [
      'pl',
      'Identyfikator,Rodzaj,SKU,Nazwa,Opublikowany,Widoczność w katalogu,Opis,Na stanie?,Stan magazynowy,Cena regularna,Kategorie,Nadrzędny,Nazwa atrybutu 1,Wartości atrybutu 1,Waga (kg)',
    ],
    [
      'uk',
      'ID,Тип,Артикул,Назва,Опубліковано,Видимість в каталозі,Опис,В наявності?,Запаси,Звичайна ціна,Категорії,Предок,Назва 1 атрибуту,1 значення атрибуту,Вага (kg)',
    ],
    [
      'tr',
      'Kimlik,Tür,Stok kodu (SKU),İsim,Yayımlanmış,Katalogda görünürlük,Açıklama,Stokta?,Stok,Normal fiyat,Kategoriler,Ebeveyn,Nitelik 1 ismi,Nitelik 1 değer(ler)i,Ağırlık (kg)',
    ],
    [
      'ka',
      'ID,ტიპი,SKU,სახელი,გამოქვეყნებული,კატალოგში ხილვადობა,აღწერა,მარაგშია?,მარაგი,ჩვეულებრივი ფასი,კატეგორიები,მშობელი,ატრიბუტის 1 სახელი,ატრიბუტის 1 მნიშვნელობა,წონა (კგ)',
    ],
    [
      'pt of Brazil',
      'ID,Tipo,SKU,Nome,Publicado,Visibilidade no catálogo,Descrição,Em estoque?,Estoque,Preço,Categorias,Ascendente,Nome do atributo 1,Valores do atributo 1,Peso (kg)',
    ],
    [
      'pt of Portugal',
      'ID,Tipo,REF,Nome,Publicado,Visibilidade no catálogo,Descrição,Em stock?,Stock,Preço normal,Categorias,Pai,Atributo 1 nome,Atributo 1 valor(es),Peso (kg)',
    ],
    [
      'nl',
      'ID,Type,Artikelnummer,Naam,Gepubliceerd,Zichtbaarheid in catalogus,Beschrijving,Op voorraad?,Voorraad,Reguliere prijs,Categorieën,Hoofd,Naam eigenschap 1,Waarde eigenschap 1,Gewicht (kg)',
    ],
    ['zh', 'ID,类型,SKU,名称,已发布,在目录中的可见性,描述,有货？,库存,常规售价,分类,父级,属性 1 名称,属性 1 值,重量(公斤)'],
  ])('the header of WooCommerce in %s is read', async (_lang, header) => {
    const { product, data } = await bring(
      'p.csv',
      table(
        `\uFEFF${header}`,
        '1,variable,H,Hat,1,visible,Warm,1,,,Hats,,Size,"S, M",',
        '2,variation,H-S,,1,visible,,1,3,80,,H,Size,S,0.25',
        '3,variation,H-M,,1,visible,,1,9,90,,H,Size,M,',
      ),
    )
    expect(data).toMatchObject({ added: 1, refused: 0, rows: { products: 1, variants: 2, lost: 0 } })
    expect((await product('1'))!.offers).toMatchObject([{ price: 8000, stockOnHand: 3, sku: 'H-S', weight: 250 }, { price: 9000, stockOnHand: 9 }]) // oxfmt-ignore
  })

  it('other shops are named, with the way on', async () => {
    const { text } = await bring('p.csv', table('Tilda UID,Brand,SKU,Title,Price', '1,a,b,c,5'))
    expect(text).toContain("p.csv:1  (file): is Tilda's export: export the catalogue as YML instead")
    expect((await bring('p.csv', table(`ID,Aaa,SKU,${Array.from({ length: 20 }, (_, i) => `Bbb ${i}`).join()}`, '1'))).text).toContain(
      "set the site's language to English",
    )
  })

  it('files of Russian and Chinese spreadsheets are read in their encoding, and of any in UTF-16', async () => {
    const file = table(
      'Handle;Title;Published;Option1 Name;Option1 Value;Variant Price',
      'a;Скатерть льняная, большая;ИСТИНА;Title;Default Title;89,90',
    )
    const codes = new Map(Array.from({ length: 256 }, (_, code) => [new TextDecoder('windows-1251').decode(Uint8Array.of(code)), code]))
    const cyrillic = Buffer.from([...file].map((sign) => codes.get(sign)!))
    for (const content of [cyrillic, Buffer.from(`\uFEFF${file}`, 'utf16le')]) {
      const { product } = await bring('p.csv', content)
      expect(await product('a')).toMatchObject({ name: { ru: 'Скатерть льняная, большая' }, offers: [{ price: 8990 }] })
    }
  })
})

describe('pictures with one file name', () => {
  const draw = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer()
  const row = (id: number, address: string) => `${id},simple,S${id},Plate ${id},1,5,,12,Plates,${address}`
  const header = 'ID,Type,SKU,Name,Published,Stock,Sale price,Regular price,Categories,Images'
  it('are told apart by their folders; where nothing tells them apart, none is shown, and that is said', async () => {
    const uploads = folder({ '2025/01/img.png': await draw('red'), '2026/02/img.png': await draw('blue') })
    const base = 'https://shop.example/wp-content/uploads'
    const { product, data } = await bring(
      'p.csv',
      table(header, row(1, `${base}/2025/01/img.png`), row(2, `${base}/2026/02/img.png`), row(3, `${base}/img.png`)),
      '--pictures-from',
      uploads,
    )
    const [red, blue] = [await product('1'), await product('2')]
    expect(red!.pictures[0]!.src).not.toBe(blue!.pictures[0]!.src)
    expect(data).toMatchObject({
      totals: { picturesNamed: 3, picturesFound: 2 },
      findings: { ambiguousPicture: { count: 1, first: { line: 4 } } },
    })
  })
})

describe('a sale of another shop', () => {
  it('begins and ends on days of Tbilisi', async () => {
    const day = (days: number) => new Date(test.clock.now().getTime() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
    const header = 'id\ttitle\timage_link\tavailability\tprice\tsale_price\tsale_price_effective_date\n'
    const rows = [
      `A\tA\t\tin stock\t50 GEL\t30 GEL\t${day(0)}/${day(0)}\n`,
      `B\tB\t\tin stock\t50 GEL\t30 GEL\t${day(1)}/${day(2)}\n`,
      `C\tC\t\tin stock\t50 GEL\t30 GEL\t${day(-9)}/${day(-2)}\n`,
      'D\tD\t\tin stock\t50 GEL\t30 GEL\tsoon\n',
    ]
    const { data, product } = await bring('feed.tsv', header + rows.join(''))
    expect(data).toMatchObject({
      added: 4,
      totals: { discounted: 2 },
      findings: { saleOver: { count: 1 }, saleTime: { count: 1, values: ['soon'] } },
    })
    for (const id of ['A', 'B', 'C', 'D']) expect((await product(id))!.offers[0]).toMatchObject({ price: 5000, compareAtPrice: null })
  })
})
