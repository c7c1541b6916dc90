/**
 * Not CSS modules: these styles come with the page, while the code that uses their names loads separately or not at all.
 */
import './story.css';
import './points.css';
import './figures.css';
