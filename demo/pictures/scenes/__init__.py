"""Goods in use: rooms, tables and gardens in which several products of the mall stand."""
from scenes import cooking, desk_work, dressing, feasts, growing, living, outdoors, rooms, tables, treats
from scenes.registry import SCENES
