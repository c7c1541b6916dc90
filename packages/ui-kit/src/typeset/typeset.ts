const nbsp = '\u00a0';
const hyphenThatHolds = '\u2011';

/** Prepositions, conjunctions and particles that must not end a line. */
const shortWords =
  /(?<=^|[\s(«„\u00a0])(а|без|в|во|до|для|за|и|из|или|к|ко|на|над|не|ни|но|о|об|от|по|под|при|про|с|со|у)\s+/giu;

/** The space between a number and the word it counts; dates and numbers of articles count nothing. */
const countedWord =
  /(?<=(?:^|[\s(«\u00a0])\d+)(?<!(?:стать|пункт|част)[а-я]{0,3}[ \u00a0]\d+) (?=[а-яё]{3,})/giu;

/** Particles that belong to the preceding word and must not start a line. */
const particles = /(?<=[а-яё])\s+(?=(?:ли|же|бы|ль|б|ж)(?![а-яё-]))/giu;

/** Russian typography for our texts and the registers': quotes, dashes, non-breaking spaces and hyphens. */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s(«])"([^"\n]{1,300}?)"(?=[\s.,;:!?)»]|$)/gu, '$1«$2»')
    .replace(/\s[-–—]\s/gu, `${nbsp}— `)
    .replace(shortWords, `$1${nbsp}`)
    .replace(particles, nbsp)
    .replace(/(?<=^|[\s(«„\u00a0])(из)-(за|под)\s+/giu, `$1${hyphenThatHolds}$2${nbsp}`)
    .replace(/(?<=\d)\s?-\s?(?=ФЗ(?![А-Яа-яё]))/gu, hyphenThatHolds)
    .replace(/№\s*(?=\S)/gu, `№${nbsp}`)
    .replace(/(?<=(?:^|[\s(«])(?:ИНН|КПП|ОГРН|стать[а-я]{1,3}|пункт[а-я]{0,3})) (?=\d)/gu, nbsp)
    .replace(/(?<=(?:^|[\s(])(?:ООО|АО|ПАО|ИП)) (?=[«А-ЯЁ])/gu, nbsp)
    .replace(
      /(?<=(?:^|[\s(])(?:МВД|ФССП|ФНС)) (?=России)|(?<=(?:^|[\s(])(?:ГК|УК|НК|КоАП)) (?=РФ)|(?<=(?:^|[\s(])ГИС) (?=ГМП)/gu,
      nbsp,
    )
    .replace(/(?<=(?:^|[\s(])[А-ЯЁ]\.) (?=[А-ЯЁ]\.)|(?<=[а-яё]) (?=[А-ЯЁ]\. ?[А-ЯЁ]\.)/gu, nbsp)
    .replace(/(?<=\d(?: |\u00a0)(?:тыс\.|млн|млрд)) (?=₽)/gu, nbsp)
    .replace(/(?<=(?:^|[\s,«(])(?:г|ул|д|кв|пом|корп|стр|пл|пер|обл|п|с|им|ст)\.?) (?=[А-ЯЁ\d«])/gu, nbsp)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/gu, nbsp)
    .replace(
      /(?<=\d) (?=(?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]*)/gu,
      nbsp,
    )
    .replace(countedWord, nbsp)
    .replace(
      /(?<=\d) (?=(?:г\.|кв\.|м²|м|га|руб[а-я]*\.?|тыс\.|тысяч[а-я]*|млн|миллион[а-я]*|балл[а-я]*|₽|%|мин|ч|год[а-я]*|лет|мес[а-я]*\.?|дн[а-я]*|раза?|рабоч[а-я]*|источник[а-я]*|компани[а-я]*|собственник[а-я]*)(?:\s|[.,;:)]|$))/gu,
      nbsp,
    );
}

/** A title for use inside a sentence: with a small first letter, unless it starts with an abbreviation. */
export const midSentence = (title: string): string =>
  title.replace(/^[А-ЯЁ](?=[а-яё])/u, (letter) => letter.toLowerCase());
