/** The relation of another object to the extract's, as shown on paper and on screen. */
export const linkTitles = {
  parent: 'Находится в здании',
  parent_room: 'Находится в квартире',
  ascendant: 'Образован из',
  descendant: 'Из него образованы',
  land: 'На земельном участке',
  room: 'Помещения внутри',
  car_parking_space: 'Машино-места внутри',
  included: 'На участке расположены',
  facility: 'В составе предприятия',
  united: 'В составе единого комплекса',
  common_land: 'В составе единого землепользования',
  component: 'Входят в состав',
} as const;
