import { placeId } from './big-cities.ts'

/** A town of Pakistan that parcels go to. */
export interface Place {
  /** Made from the English name, and stable: `rahim-yar-khan`. */
  id: string
  name: string
  urdu: string
  province: string
}

/**
 * Seats of districts and tehsils, and towns that couriers serve: English name, Urdu name, other names that neither
 * folding nor a small misspelling covers. Two places never share a name.
 */
const TABLE = {
  Punjab: `
Lahore|لاہور|lhr
Faisalabad|فیصل آباد|fsd,lyallpur
Rawalpindi|راولپنڈی|pindi,rwp
Multan|ملتان
Gujranwala|گوجرانوالہ
Sialkot|سیالکوٹ
Bahawalpur|بہاولپور|bwp
Sargodha|سرگودھا
Sahiwal|ساہیوال|montgomery
Sheikhupura|شیخوپورہ
Jhang|جھنگ|jhang sadar
Rahim Yar Khan|رحیم یار خان|ryk
Dera Ghazi Khan|ڈیرہ غازی خان|dg khan
Gujrat|گجرات
Kasur|قصور
Okara|اوکاڑہ
Chiniot|چنیوٹ
Hafizabad|حافظ آباد
Mianwali|میانوالی
Jhelum|جہلم
Khanewal|خانیوال
Muzaffargarh|مظفر گڑھ
Mandi Bahauddin|منڈی بہاؤالدین|mbdin
Toba Tek Singh|ٹوبہ ٹیک سنگھ|tts,toba
Vehari|وہاڑی
Narowal|نارووال
Pakpattan|پاکپتن
Chakwal|چکوال
Attock|اٹک|campbellpur
Bhakkar|بھکر
Khushab|خوشاب
Layyah|لیہ
Lodhran|لودھراں
Bahawalnagar|بہاولنگر
Rajanpur|راجن پور
Nankana Sahib|ننکانہ صاحب
Murree|مری
Taxila|ٹیکسلا
Wah Cantt|واہ کینٹ|wah
Gujar Khan|گوجر خان
Kahuta|کہوٹہ
Kallar Syedan|کلر سیداں
Kotli Sattian|کوٹلی ستیاں
Mandra|مندرہ
Rawat|روات
Hasan Abdal|حسن ابدال
Fateh Jang|فتح جنگ
Pindi Gheb|پنڈی گھیب
Jand|جنڈ
Hazro|حضرو
Kamra|کامرہ
Talagang|تلہ گنگ
Choa Saidan Shah|چوآ سیدن شاہ
Kallar Kahar|کلر کہار
Pind Dadan Khan|پنڈ دادن خان
Sohawa|سوہاوہ
Dina|دینہ
Kharian|کھاریاں
Sarai Alamgir|سرائے عالمگیر
Lala Musa|لالہ موسیٰ
Dinga|ڈنگہ
Jalalpur Jattan|جلالپور جٹاں
Kunjah|کنجاہ
Phalia|پھالیہ
Malakwal|ملکوال
Wazirabad|وزیرآباد
Kamoke|کامونکی|kamonke
Eminabad|ایمن آباد
Qila Didar Singh|قلعہ دیدار سنگھ
Nowshera Virkan|نوشہرہ ورکاں
Ghakhar Mandi|گکھڑ منڈی|gakhar
Daska|ڈسکہ
Pasrur|پسرور
Sambrial|سمبڑیال
Chawinda|چونڈہ
Shakargarh|شکر گڑھ
Zafarwal|ظفروال
Pindi Bhattian|پنڈی بھٹیاں
Jalalpur Bhattian|جلالپور بھٹیاں
Sukheke|سکھیکی
Muridke|مریدکے
Ferozewala|فیروزوالہ
Sharaqpur|شرقپور
Safdarabad|صفدر آباد
Farooqabad|فاروق آباد
Shahkot|شاہ کوٹ
Sangla Hill|سانگلہ ہل
Warburton|واربرٹن
Raiwind|رائیونڈ
Manga Mandi|مانگا منڈی
Kahna Nau|کاہنہ نو
Chunian|چونیاں
Pattoki|پتوکی
Kot Radha Kishan|کوٹ رادھا کشن
Phool Nagar|پھول نگر|bhai pheru
Kanganpur|کنگن پور
Khudian|کھڈیاں
Ellahabad|الہ آباد
Depalpur|دیپالپور
Renala Khurd|رینالہ خورد
Hujra Shah Muqeem|حجرہ شاہ مقیم
Basirpur|بصیر پور
Haveli Lakha|حویلی لکھا
Arifwala|عارف والا
Chichawatni|چیچہ وطنی
Kamalia|کمالیہ
Gojra|گوجرہ
Pir Mahal|پیر محل
Jaranwala|جڑانوالہ
Samundri|سمندری
Tandlianwala|تاندلیانوالہ
Mamoon Kanjan|ماموں کانجن
Chak Jhumra|چک جھمرہ
Khurrianwala|کھرڑیانوالہ
Dijkot|ڈجکوٹ
Lalian|لالیاں
Bhawana|بھوانہ
Chenab Nagar|چناب نگر|rabwah
Shorkot|شورکوٹ
Athara Hazari|اٹھارہ ہزاری|18 hazari
Ahmadpur Sial|احمد پور سیال
Bhalwal|بھلوال
Bhera|بھیرہ
Phularwan|پھلروان
Kot Momin|کوٹ مومن
Shahpur|شاہ پور
Sillanwali|سلانوالی
Quaidabad|قائد آباد
Noorpur Thal|نور پور تھل
Jauharabad|جوہر آباد
Isa Khel|عیسیٰ خیل
Piplan|پپلاں
Kundian|کندیاں
Daud Khel|داؤد خیل
Kalabagh|کالاباغ
Darya Khan|دریا خان
Kalur Kot|کلور کوٹ
Mankera|منکیرہ
Jahanian|جہانیاں
Kabirwala|کبیر والا
Mian Channu|میاں چنوں
Abdul Hakeem|عبد الحکیم
Tulamba|تلمبہ
Kacha Khuh|کچا کھوہ
Shujabad|شجاع آباد
Jalalpur Pirwala|جلالپور پیروالا
Dunyapur|دنیا پور
Kahror Pakka|کہروڑ پکا
Burewala|بوریوالہ
Gaggo Mandi|گگو منڈی
Mailsi|میلسی
Tibba Sultanpur|ٹبہ سلطان پور
Hasilpur|حاصل پور
Ahmadpur East|احمد پور شرقیہ|ahmadpur sharqia
Khairpur Tamewali|خیر پور ٹامیوالی
Yazman|یزمان
Uch Sharif|اوچ شریف
Chishtian|چشتیاں
Haroonabad|ہارون آباد
Fort Abbas|فورٹ عباس
Minchinabad|منچن آباد
Dunga Bunga|ڈونگہ بونگہ
Faqirwali|فقیر والی
Khanpur|خان پور
Liaquatpur|لیاقت پور
Sadiqabad|صادق آباد
Zahir Pir|ظاہر پیر
Kot Addu|کوٹ ادو
Alipur|علی پور
Jatoi|جتوئی
Khangarh|خان گڑھ
Shahr Sultan|شہر سلطان
Chowk Sarwar Shaheed|چوک سرور شہید|chowk munda
Chowk Azam|چوک اعظم
Chaubara|چوبارہ
Kot Sultan|کوٹ سلطان
Karor Lal Esan|کروڑ لعل عیسن
Fatehpur|فتح پور
Taunsa|تونسہ|taunsa sharif
Kot Chutta|کوٹ چھٹہ
Jampur|جام پور
Rojhan|روجھان
Fazilpur|فاضل پور
Kot Mithan|کوٹ مٹھن
Khewra|کھیوڑہ
Kot Abdul Malik|کوٹ عبد المالک
Makhdoom Rasheed|مخدوم رشید
Basti Malook|بستی ملوک
Qadirpur Ran|قادر پور راں
Garh Maharaja|گڑھ مہاراجہ
Mustafabad|مصطفیٰ آباد|lalyani
Manawala|مانانوالہ
Lawa|لاوہ
Miani|میانی
Mitha Tiwana|مٹھہ ٹوانہ
Chak Beli Khan|چک بیلی خان
Dahranwala|ڈاہرانوالہ
Kot Samaba|کوٹ سمابہ`,
  Islamabad: `
Islamabad|اسلام آباد|isb,isloo`,
  Sindh: `
Karachi|کراچی|khi
Hyderabad|حیدرآباد|hyd
Sukkur|سکھر
Larkana|لاڑکانہ
Nawabshah|نوابشاہ|shaheed benazirabad,benazirabad
Mirpur Khas|میرپور خاص
Jacobabad|جیکب آباد
Shikarpur|شکارپور
Khairpur|خیرپور|khairpur mirs
Dadu|دادو
Thatta|ٹھٹہ
Badin|بدین
Sanghar|سانگھڑ
Umerkot|عمرکوٹ|amarkot
Mithi|مٹھی|tharparkar
Ghotki|گھوٹکی
Jamshoro|جامشورو
Matiari|مٹیاری
Tando Allahyar|ٹنڈو الہ یار
Tando Muhammad Khan|ٹنڈو محمد خان|tmk
Naushahro Feroze|نوشہرو فیروز
Kashmore|کشمور
Kandhkot|کندھ کوٹ
Qambar|قمبر
Shahdadkot|شہداد کوٹ
Sujawal|سجاول
Kotri|کوٹری
Sehwan|سیہون|sehwan sharif
Manjhand|مانجھند
Thano Bula Khan|تھانو بولا خان
Hala|ہالا
Saeedabad|سعید آباد
Shahdadpur|شہدادپور
Tando Adam|ٹنڈو آدم
Khipro|کھپرو
Sinjhoro|سنجھورو
Digri|ڈگری
Kot Ghulam Muhammad|کوٹ غلام محمد
Jhuddo|جھڈو
Sindhri|سندھڑی
Kunri|کنری
Samaro|سامارو
Pithoro|پتھورو
Diplo|ڈپلو
Islamkot|اسلام کوٹ
Chachro|چھاچھرو
Nagarparkar|نگرپارکر
Matli|ماتلی
Tando Bago|ٹنڈو باگو
Tando Ghulam Ali|ٹنڈو غلام علی
Golarchi|گولارچی|shaheed fazil rahu
Talhar|تلہار
Bulri Shah Karim|بلڑی شاہ کریم
Tando Jam|ٹنڈو جام
Latifabad|لطیف آباد
Qasimabad|قاسم آباد
Mirpur Sakro|میرپور ساکرو
Gharo|گھارو
Keti Bandar|کیٹی بندر
Mirpur Bathoro|میرپور بٹھورو
Jati|جاتی
Rohri|روہڑی
Pano Aqil|پنو عاقل
Salehpat|صالح پٹ
Gambat|گمبٹ
Kot Diji|کوٹ ڈیجی
Sobho Dero|سوبھو ڈیرو
Thari Mirwah|ٹھری میرواہ
Faiz Ganj|فیض گنج
Ranipur|رانی پور
Mirpur Mathelo|میرپور ماتھیلو
Daharki|ڈہرکی
Ubauro|اوباڑو
Garhi Yasin|گڑھی یاسین
Lakhi|لکھی
Thul|ٹھل
Garhi Khairo|گڑھی خیرو
Tangwani|تنگوانی
Ratodero|رتوڈیرو
Naudero|نوڈیرو
Dokri|ڈوکری
Warah|وارہ
Miro Khan|میرو خان
Nasirabad|نصیر آباد
Mehar|میہڑ
Khairpur Nathan Shah|خیرپور ناتھن شاہ|kn shah
Johi|جوہی
Moro|مورو
Kandiaro|کنڈیارو
Bhiria|بھریا
Mehrabpur|محراب پور
Sakrand|سکرنڈ
Daur|دوڑ
Qazi Ahmed|قاضی احمد
Bhit Shah|بھٹ شاہ
Pir Jo Goth|پیر جو گوٹھ
Padidan|پڈعیدن
Khanpur Mahar|خان پور مہر
Shahpur Chakar|شاہپور چاکر
Nasarpur|نصرپور`,
  'Khyber Pakhtunkhwa': `
Peshawar|پشاور
Mardan|مردان
Abbottabad|ایبٹ آباد
Mingora|مینگورہ|swat
Nowshera|نوشہرہ
Swabi|صوابی
Kohat|کوہاٹ
Bannu|بنوں
Dera Ismail Khan|ڈیرہ اسماعیل خان|di khan
Mansehra|مانسہرہ
Haripur|ہری پور
Charsadda|چارسدہ
Karak|کرک
Hangu|ہنگو
Lakki Marwat|لکی مروت
Tank|ٹانک
Battagram|بٹگرام
Timergara|تیمرگرہ|lower dir
Dir|دیر|upper dir
Chitral|چترال
Booni|بونی|upper chitral
Daggar|ڈگر|buner
Alpuri|الپوری|shangla
Dassu|داسو|kohistan
Batkhela|بٹ خیلہ|malakand
Dargai|درگئی
Saidu Sharif|سیدو شریف
Matta|مٹہ
Kabal|کبل
Barikot|بریکوٹ
Khwazakhela|خوازہ خیلہ
Bahrain|بحرین
Kalam|کالام
Takht Bhai|تخت بھائی
Katlang|کاٹلنگ
Topi|ٹوپی
Chota Lahor|چھوٹا لاہور
Pabbi|پبی
Jehangira|جہانگیرہ
Akora Khattak|اکوڑہ خٹک
Risalpur|رسالپور
Tangi|تنگی
Shabqadar|شبقدر
Havelian|حویلیاں
Nathia Gali|نتھیا گلی
Ghazi|غازی
Hattar|حطار
Balakot|بالاکوٹ
Oghi|اوگی
Shinkiari|شنکیاری
Naran|ناران
Lachi|لاچی
Thall|ٹل
Takht-e-Nasrati|تخت نصرتی
Naurang|نورنگ|serai naurang
Paharpur|پہاڑ پور
Kulachi|کلاچی
Daraban|درابن
Parachinar|پاراچنار|kurram
Sadda|سدہ
Miran Shah|میران شاہ|north waziristan
Mir Ali|میر علی
Wana|وانا|south waziristan
Khar|خار|bajaur
Ghalanai|غلنئی|mohmand
Landi Kotal|لنڈی کوتل|khyber
Jamrud|جمرود
Bara|باڑہ
Darra Adam Khel|درہ آدم خیل
Drosh|دروش
Chakdara|چکدرہ
Besham|بشام
Thana|تھانہ
Charbagh|چارباغ`,
  Balochistan: `
Quetta|کوئٹہ|kwetta
Gwadar|گوادر
Turbat|تربت|kech
Khuzdar|خضدار
Hub|حب|hub chowki
Chaman|چمن
Sibi|سبی
Zhob|ژوب
Loralai|لورالائی
Pishin|پشین
Dera Murad Jamali|ڈیرہ مراد جمالی
Dera Allahyar|ڈیرہ اللہ یار|jaffarabad
Usta Muhammad|اوستہ محمد
Mastung|مستونگ
Kalat|قلات
Nushki|نوشکی
Dalbandin|دالبندین|chagai
Kharan|خاران
Panjgur|پنجگور
Uthal|اوتھل
Bela|بیلہ
Winder|وندر
Gadani|گڈانی
Awaran|آواران
Pasni|پسنی
Ormara|اورماڑہ
Jiwani|جیوانی
Tump|تمپ
Dera Bugti|ڈیرہ بگٹی
Sui|سوئی
Kohlu|کوہلو
Barkhan|بارکھان
Musakhel|موسیٰ خیل
Qilla Saifullah|قلعہ سیف اللہ
Muslim Bagh|مسلم باغ
Qilla Abdullah|قلعہ عبداللہ
Ziarat|زیارت
Harnai|ہرنائی
Duki|دکی
Dhadar|ڈھاڈر|bolan,kachhi
Mach|مچھ
Gandawah|گنداوہ|jhal magsi
Sohbatpur|صحبت پور
Washuk|واشک
Surab|سوراب
Wadh|وڈھ
Taftan|تفتان
Kuchlak|کچلاک
Khanozai|خانوزئی`,
  'Azad Kashmir': `
Muzaffarabad|مظفر آباد
Mirpur|میرپور|mirpur azad kashmir,mirpur ajk
Kotli|کوٹلی
Bhimber|بھمبر
Rawalakot|راولاکوٹ|poonch
Bagh|باغ
Pallandri|پلندری|sudhnoti
Hattian Bala|ہٹیاں بالا
Athmuqam|اٹھمقام|neelum
Forward Kahuta|فارورڈ کہوٹہ|haveli
Dadyal|ڈڈیال
Chakswari|چکسواری
Islamgarh|اسلام گڑھ
Samahni|سماہنی
Barnala|برنالہ
Sehnsa|سہنسہ
Nakyal|نکیال
Charhoi|چڑھوئی
Khuiratta|کھوئی رٹہ
Hajira|ہجیرہ
Abbaspur|عباس پور
Dhirkot|دھیر کوٹ
Trarkhal|تراڑکھل
Chikar|چکار
Garhi Dupatta|گڑھی دوپٹہ
Sharda|شاردہ`,
  'Gilgit-Baltistan': `
Gilgit|گلگت
Skardu|سکردو
Chilas|چلاس|diamer
Hunza|ہنزہ|aliabad,karimabad
Nagar|نگر
Gahkuch|گاہکوچ|ghizer
Astore|استور
Khaplu|خپلو|ghanche
Shigar|شگر
Kharmang|کھرمنگ
Juglot|جگلوٹ
Danyor|دنیور
Yasin|یاسین
Gupis|گوپس`,
}

/** A place with everything it is called. */
export type NamedPlace = Place & { aliases: string[] }

const parse = (): NamedPlace[] =>
  Object.entries(TABLE).flatMap(([province, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [name = '', urdu = '', aliases] = row.split('|')
        return { id: placeId(name), name, urdu, province, aliases: aliases?.split(',') ?? [] }
      }),
  )

let places: Map<string, NamedPlace> | undefined

/** Returns all places by id. */
export const allPlaces = (): ReadonlyMap<string, NamedPlace> => {
  places ??= new Map(parse().map((place) => [place.id, place]))
  return places
}

export const placeById = (id: string): Place | undefined => allPlaces().get(id)
