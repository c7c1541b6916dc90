/** What the staff does with the sites and what they say. */
export const contentEvents = {
  'mailing.created': ['brand'],
  'mailing.changed': ['brand'],
  'mailing.previewed': [],
  'mailing.sampled': [],
  'mailing.started': [],
  'mailing.stopped': [],
  /** A letter whose words are fixed, to one account. */
  'letter.ordered': ['template'],
  'site_setting.created': ['is_enabled'],
  'site_setting.changed': ['is_enabled'],
  'site_setting.removed': ['is_enabled'],
  'banner.created': ['brand', 'is_enabled', 'erid'],
  'banner.changed': ['brand', 'is_enabled', 'erid'],
  'comment.removed': [],
  'comment.blocked': [],
  'comment.restored': [],
  'article.blocked': [],
  'article.restored': [],

  // Sources of reports at the desk.
  'source.mode_changed': ['mode', 'tasks'],
  'outage.noted': ['has_note'],

  // Which adverts sell one flat, decided at the desk.
  'adverts.parted': ['adverts', 'parted'],
  'adverts.joined': ['adverts'],

  // Releases of the site, moved at the desk. The command writes its own log.
  'release.rolled_back': ['remote', 'from', 'to', 'set'],
  'release.promoted': ['set'],
  'release.withdrawn': ['set'],
  /** A link was given that shows in a browser who serves which part of a page. */
  'release.outlined': [],
} as const;
